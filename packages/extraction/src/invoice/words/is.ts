import type { InvoiceLocale } from './locale.ts';

export const is: InvoiceLocale = {
  code: 'is',
  columns: {
    position: 'nr., línunr.',
    code: 'vörunr., vörunúmer, vörunr',
    date: 'dagsetning, dags.',
    description: 'lýsing, skýring, vara, heiti, vörulýsing, texti, vöruheiti, skýringar',
    quantity: 'magn, fjöldi',
    unit: 'ein., eining',
    unitPrice: 'ein.verð, einingaverð, einingarverð, verð, einingaverð án vsk',
    discount: 'afsl. %, afsl., afsláttur, afsl.%, afsláttur %',
    taxRate: 'vsk %, vsk. %, vsk%, vsk.%',
    taxAmount: 'vsk upphæð, vsk. upphæð',
    amount: 'upphæð, samtals, fjárhæð, upphæð án vsk',
    gross: 'upphæð með vsk, samtals með vsk',
  },
  totals: {
    subtotal:
      'án vsk., án vsk, samtals án vsk, samtals án vsk., upphæð án vsk, millisamtala, samtals fyrir vsk',
    tax: 'vsk., vsk, virðisaukaskattur, vsk samtals, samtals vsk, þar af vsk',
    total:
      'samtals, með vsk., með vsk, samtals með vsk, samtals með vsk., heildarupphæð, alls, til greiðslu, samtals til greiðslu, upphæð til greiðslu, til greiðslu isk',
    due: 'eftirstöðvar, ógreitt',
    paid: 'greitt, innborgun, reiðufé, kort, til baka, greiðslukort, debetkort, kreditkort',
    discount: 'afsláttur, afsl.',
    charge: 'sendingarkostnaður, sendingargjald, flutningur, seðilgjald, tilkynningargjald',
    rounding: 'sléttun, aurajöfnun',
  },
  labels: {
    number: 'reikningur nr., reikningur nr, reikningsnúmer, reikningsnr., númer reiknings, nr. reiknings',
    date: 'dagsetning, dags., útgáfudagur, útgáfudagsetning, dagsetning reiknings',
    dueDate: 'gjalddagi, eindagi',
    otherDate: 'afhendingardagur, afhent, tímabil',
    purchaseOrder: 'pöntunarnúmer, pöntun nr., beiðni, beiðni nr., tilvísun',
    taxId: 'kennitala, kt., kt, vsk nr., vsk nr, vsk númer, vsk-númer',
    currency: 'mynt, gjaldmiðill',
    customer: 'viðskiptavinur, kaupandi, greiðandi, viðtakandi',
    vendor: 'seljandi, útgefandi',
    shipTo: 'afhendingarstaður, sent til',
    other: 'sími, sölumaður, afgreiðslumaður, verk, banki, reikningsnúmer banka, netfang, greiðslumáti, b.t.',
  },
  titles: {
    invoice: 'reikningur, sölureikningur',
    creditNote: 'kreditreikningur, kreditnóta',
    receipt: 'kvittun, sölukvittun',
    other: 'tilboð, afhendingarseðill, pöntun',
  },
  names: { owners: 'húsfélagið, húsfélag' },
  units: 'stk, klst, kg, m, m2, l, dagar, mán, km, pk',
};
