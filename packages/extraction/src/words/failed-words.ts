/** What a column of states says of a movement that never went through, or has not yet: normalised. */
export const FAILED_WORDS: ReadonlySet<string> = new Set(
  [
    'failed declined cancelled canceled rejected unsuccessful voided expired',
    'fallido fallida rechazado rechazada cancelado cancelada anulado anulada recusado recusada',
    'echoue refuse annule',
    'fehlgeschlagen abgelehnt storniert',
    'mislukt geweigerd',
    'pending vorgemerkt ausstehend pendiente pendente attente attesa oczekujaca bekleyen beklemede reserverad reserveret reservert',
    'fallita fallito rifiutata rifiutato annullata annullato',
  ].flatMap((words) => words.split(' ')),
);
