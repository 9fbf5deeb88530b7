/** Reason of an abort that only stops watching an upload: the server continues reading, and the document stays. Any other reason cancels it. */
export const STOP_WATCHING = 'stop-watching';
