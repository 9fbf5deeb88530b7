import type { Template } from './template.ts';
import { ukCreditPlain } from './united-kingdom/uk-credit-plain.ts';
import { ukNetVatGross } from './united-kingdom/uk-net-vat-gross.ts';
import { ukTelecom } from './united-kingdom/uk-telecom.ts';
import { ukVatAdvice } from './united-kingdom/uk-vat-advice.ts';

export const UNITED_KINGDOM: readonly Template[] = [ukVatAdvice, ukNetVatGross, ukCreditPlain, ukTelecom];
