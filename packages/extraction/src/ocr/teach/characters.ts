/** What the network's own list lacks or hardly reads: letters of the languages written with Latin letters, and signs of currencies. */
export const TAUGHT: readonly string[] = [
  ...'€£₹₺₦₱₪₩₫฿',
  ...'àáâãäåæąăāçćčďđèéêëęěėēğģìíîïıīįķĺľļłñńňņòóôõöøőœŕřśšşșßťţțùúûüůűųūýÿźżžþð',
  ...'ÀÁÂÃÄÅÆĄĂĀÇĆČĎĐÈÉÊËĘĚĖĒĞĢÌÍÎÏİĪĮĶĹĽĻŁÑŃŇŅÒÓÔÕÖØŐŒŔŘŚŠŞȘŤŢȚÙÚÛÜŮŰŲŪÝŹŻŽÞ',
  ...'«»„“”‘’¿¡ºª§',
];

/** The letter a character is like: its column begins as that letter's. */
export function likenessOf(character: string): string {
  const own: Readonly<Record<string, string>> = {
    '€': 'C',
    '£': '￡',
    '₹': 'R',
    '₺': 't',
    '₦': 'N',
    '₱': 'P',
    '₪': 'n',
    '₩': 'W',
    '₫': 'd',
    '฿': 'B',
    ß: 'B',
    æ: 'e',
    œ: 'e',
    ø: 'o',
    đ: 'd',
    ı: 'i',
    ł: 'l',
    þ: 'p',
    ð: 'd',
    Æ: 'E',
    Œ: 'E',
    Ø: 'O',
    Đ: 'D',
    Ł: 'L',
    Þ: 'P',
    '«': '<',
    '»': '>',
    '„': ',',
    '“': '"',
    '”': '"',
    '‘': "'",
    '’': "'",
    '¿': '?',
    '¡': '!',
    º: 'o',
    ª: 'a',
    '§': 'S',
  };
  return own[character] ?? character.normalize('NFD').charAt(0);
}
