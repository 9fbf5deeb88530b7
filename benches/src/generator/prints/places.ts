import { LOCALES, type Locale } from '@tieout/corpus';

/** The generator's own locales by id; a print that names one that is not there is a bug. */
export function place(id: string): Locale {
  const found = LOCALES.find((locale) => locale.id === id);
  if (found === undefined) throw new Error(`no locale ${id}`);
  return found;
}

export const USA = [place('en-US')];
export const BRITAIN = [place('en-GB')];
export const CANADA = [place('en-CA')];
export const QUEBEC = [place('fr-CA')];
export const AUSTRALIA = [place('en-AU')];
export const INDIA = [place('en-IN')];
export const SINGAPORE = [place('en-SG')];
export const SOUTH_AFRICA = [place('en-ZA')];
export const GERMANY = [place('de-DE')];
export const SWITZERLAND = [place('de-CH')];
export const FRANCE = [place('fr-FR')];
export const SPAIN = [place('es-ES')];
export const MEXICO = [place('es-MX')];
export const ITALY = [place('it-IT')];
export const NETHERLANDS = [place('nl-NL')];
export const BELGIUM = [place('nl-BE')];
export const PORTUGAL = [place('pt-PT')];
export const BRAZIL = [place('pt-BR')];
export const SWEDEN = [place('sv-SE')];
export const NORWAY = [place('nb-NO')];
export const POLAND = [place('pl-PL')];
export const JAPAN = [place('ja-JP')];
