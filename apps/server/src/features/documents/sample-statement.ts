/** SHA-256 of the sample the landing page offers (apps/web/public/sample-statement.pdf). Converting it is free. */
export const SAMPLE_STATEMENT_SHA256 = '5ac2411b04faa269c86a322fe39fb496375d30188055f9635926f0d10a484e8a';
