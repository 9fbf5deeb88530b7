import { chunksOf } from '../lines/chunk.ts';
import type { Line } from '../lines/line.ts';
import { phrasesIn, phraseTable } from '../words/phrase-table.ts';

/** What the head of a hotel's folio tells of a stay. */
type StayWord = 'room' | 'arrival' | 'departure';

const WORDS: Readonly<Record<StayWord, string>> = {
  room: 'room,room no,room number,zimmer,zimmernummer,zimmer nr,chambre,habitación,camera,quarto,kamer,kamernummer,rum,rumsnummer,rumsnr,værelse,værelsesnr,rom,romnummer,pokój,nr pokoju,huone,pokoj,číslo pokoje,szoba,camera nr,部屋番号,客室番号,房号,객실번호',
  arrival:
    'arrival,arrival date,check in,check-in,checked in,anreise,ankunft,arrivée,date d arrivée,llegada,fecha de llegada,arrivo,data arrivo,chegada,aankomst,ankomst,ankomstdag,incheckning,przyjazd,data przyjazdu,saapuminen,tulopäivä,příjezd,érkezés,sosire,到着日,抵店日期,체크인',
  departure:
    'departure,departure date,check out,check-out,checked out,abreise,départ,date de départ,fecha de salida,partenza,data partenza,data de saída,vertrek,avresa,avresedag,utcheckning,afrejse,avreise,wyjazd,data wyjazdu,lähtö,lähtöpäivä,odjezd,távozás,plecare,出発日,离店日期,체크아웃',
};

const STAY = phraseTable(
  Object.entries(WORDS).flatMap(([word, phrases]) =>
    phrases.split(',').map((phrase) => [phrase, word as StayWord] as const),
  ),
);

/** A label of a stay and its day or number. */
const MOST_WORDS = 6;

/**
 * Whether lines name a guest's room, arrival or departure, two of the three, as labels: a hotel keeps an account of a stay in debits,
 * credits and balances, and prints it as an invoice.
 */
export function tellsOfStay(lines: readonly Line[]): boolean {
  const told = new Set(
    lines
      .flatMap(chunksOf)
      .filter(({ words }) => words.length <= MOST_WORDS)
      .flatMap(({ text }) =>
        phrasesIn(STAY, text)
          .filter(({ start }) => start === 0)
          .map(({ value }) => value),
      ),
  );
  return told.size > 1;
}
