import { af } from './languages/af.ts';
import { ar } from './languages/ar.ts';
import { az } from './languages/az.ts';
import { bg } from './languages/bg.ts';
import { ca } from './languages/ca.ts';
import { cs } from './languages/cs.ts';
import { da } from './languages/da.ts';
import { de } from './languages/de.ts';
import { el } from './languages/el.ts';
import { en } from './languages/en.ts';
import { es } from './languages/es.ts';
import { et } from './languages/et.ts';
import { fa } from './languages/fa.ts';
import { fi } from './languages/fi.ts';
import { fr } from './languages/fr.ts';
import { he } from './languages/he.ts';
import { hr } from './languages/hr.ts';
import { hu } from './languages/hu.ts';
import { hy } from './languages/hy.ts';
import { id } from './languages/id.ts';
import { is } from './languages/is.ts';
import { it } from './languages/it.ts';
import { ja } from './languages/ja.ts';
import { ka } from './languages/ka.ts';
import { kk } from './languages/kk.ts';
import { ko } from './languages/ko.ts';
import type { Locale } from './languages/locale.ts';
import { lt } from './languages/lt.ts';
import { lv } from './languages/lv.ts';
import { mk } from './languages/mk.ts';
import { mn } from './languages/mn.ts';
import { ms } from './languages/ms.ts';
import { nl } from './languages/nl.ts';
import { no } from './languages/no.ts';
import { pl } from './languages/pl.ts';
import { pt } from './languages/pt.ts';
import { ro } from './languages/ro.ts';
import { ru } from './languages/ru.ts';
import { sk } from './languages/sk.ts';
import { sl } from './languages/sl.ts';
import { sq } from './languages/sq.ts';
import { sr } from './languages/sr.ts';
import { sv } from './languages/sv.ts';
import { sw } from './languages/sw.ts';
import { th } from './languages/th.ts';
import { tr } from './languages/tr.ts';
import { uk } from './languages/uk.ts';
import { vi } from './languages/vi.ts';
import { zh } from './languages/zh.ts';

/** Every language whose terms the engine knows; earlier ones win if a phrase means different things. */
export const LOCALES: readonly Locale[] = [
  en,
  de,
  fr,
  es,
  it,
  nl,
  pt,
  sv,
  da,
  no,
  pl,
  fi,
  cs,
  hu,
  ro,
  tr,
  id,
  el,
  bg,
  hr,
  sr,
  sl,
  sk,
  lt,
  lv,
  et,
  uk,
  ru,
  vi,
  ms,
  ar,
  fa,
  he,
  ka,
  sq,
  mk,
  mn,
  az,
  ca,
  sw,
  af,
  hy,
  zh,
  ja,
  ko,
  th,
  is,
  kk,
];
