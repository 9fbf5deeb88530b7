import type { Template } from './template.ts';
import { aeTaxInvoice } from './tickets-and-bills/ae-tax-invoice.ts';
import { deFahrkarte } from './tickets-and-bills/de-fahrkarte.ts';
import { frPharmacie } from './tickets-and-bills/fr-pharmacie.ts';
import { itBolletta } from './tickets-and-bills/it-bolletta.ts';
import { nlJaarnota } from './tickets-and-bills/nl-jaarnota.ts';
import { usCarRental } from './tickets-and-bills/us-car-rental.ts';
import { usInsurancePremium } from './tickets-and-bills/us-insurance-premium.ts';
import { usTipSuggestions } from './tickets-and-bills/us-tip-suggestions.ts';

/** Papers of journeys, houses and meals. */
export const TICKETS_AND_BILLS: readonly Template[] = [
  usCarRental,
  itBolletta,
  deFahrkarte,
  usTipSuggestions,
  nlJaarnota,
  usInsurancePremium,
  frPharmacie,
  aeTaxInvoice,
];
