import type { InvoiceLocale } from './locale.ts';

export const ms: InvoiceLocale = {
  code: 'ms',
  columns: {
    position: 'bil, bil.',
    code: 'kod, kod barang, kod item',
    date: 'tarikh',
    description:
      'perihal, perkara, butiran, penerangan, barangan, nama barang, caj, caj penggunaan, blok tarif, jenis caj, perkhidmatan, perihalan, butir, keterangan barang',
    quantity: 'kuantiti, kegunaan, kegunaan kwh, kegunaan (kwh), penggunaan, unit, bilangan, kuantiti kwh',
    unit: 'ukuran',
    unitPrice:
      'harga seunit, harga unit, kadar, kadar (rm), kadar rm, harga seunit (rm), harga seunit rm, harga sebulan, harga (rm)',
    discount: 'diskaun, diskaun %, potongan',
    taxRate: 'kadar cukai, cukai %',
    taxAmount: 'cukai, amaun cukai, cukai (rm)',
    amount: 'amaun, amaun (rm), amaun rm, jumlah (rm), jumlah rm, jumlah harga, jumlah amaun',
  },
  totals: {
    subtotal:
      'jumlah kecil, subjumlah, jumlah sebelum cukai, jumlah caj penggunaan, jumlah caj, jumlah tanpa cukai, amaun sebelum cukai, jumlah tidak termasuk cukai',
    tax: 'cukai perkhidmatan, cukai jualan, cukai jualan dan perkhidmatan, cukai, jumlah cukai, amaun cukai, cukai barang dan perkhidmatan, cbp, cukai pelancongan',
    total:
      'jumlah perlu dibayar, jumlah keseluruhan, jumlah besar, jumlah bil, jumlah bil semasa, caj bil semasa, bil semasa, caj semasa, jumlah caj semasa, jumlah amaun perlu dibayar, amaun perlu dibayar, jumlah yang perlu dibayar, jumlah termasuk cukai, jumlah bayaran, jumlah amaun, jumlah akhir, jumlah bersih, jumlah invois, jumlah resit, jumlah selepas penggenapan, amaun selepas penggenapan, jumlah tunggakan dan semasa',
    due: 'baki perlu dibayar, baki belum dibayar, baki bayaran, tunggakan dan caj semasa',
    paid: 'bayaran diterima, bayaran, tunai, wang tunai, kad, kad debit, kad kredit, baki wang, wang baki, deposit dibayar, pendahuluan, bayaran terakhir, telah dibayar, bayaran pendahuluan, baucar tunai, e-dompet',
    discount: 'diskaun, rebat, potongan, jumlah diskaun, diskaun ahli, rebat kerajaan, jumlah rebat',
    charge:
      'kumpulan wang tenaga boleh baharu, kwtbb, caj perkhidmatan, caj penghantaran, caj lewat, caj bayaran lewat, bayaran penghantaran, caj pemasangan, surcaj, caj lain',
    rounding: 'penggenapan, pelarasan penggenapan, pembundaran, pelarasan pembundaran, bundaran',
    carried: 'dibawa ke hadapan, dibawa ke muka surat',
    other:
      'baki terdahulu, baki tertunggak, tunggakan, bil terdahulu, jumlah bil terdahulu, baki lepas, bilangan item, jumlah item, jumlah kuantiti, anda jimat, penjimatan anda, mata ganjaran',
  },
  labels: {
    number:
      'no. invois, no invois, nombor invois, no. bil, nombor bil, no. resit, no resit, nombor resit, invois no, no. nota, no. dokumen',
    date: 'tarikh bil, tarikh invois, tarikh resit, tarikh dikeluarkan, tarikh bil dikeluarkan, tarikh masa',
    dueDate:
      'bayar sebelum, sila bayar sebelum, tarikh akhir bayaran, tarikh akhir, tarikh matang, bayar selewatnya, tarikh akhir pembayaran, bayar sebelum atau pada, perlu dibayar sebelum, tarikh tamat tempoh bayaran',
    otherDate:
      'tempoh bil, tempoh, tarikh bacaan, tarikh bacaan semasa, tarikh bacaan dahulu, tempoh pengebilan, tarikh penghantaran, tarikh pesanan, tarikh masuk, tarikh keluar',
    purchaseOrder: 'no. pesanan, nombor pesanan, no. pesanan belian, pesanan belian',
    taxId: 'no. cukai perkhidmatan, no. cukai jualan, no. pengenalan cukai, no. cukai, no. syarikat, tin',
    currency: 'mata wang',
    customer: 'pelanggan, nama pelanggan, bil kepada, invois kepada, nama, pembeli, kepada tuan',
    vendor: 'penjual, pembekal, dikeluarkan oleh',
    shipTo: 'alamat penghantaran, hantar ke, alamat premis',
    other:
      'no. akaun, no akaun, nombor akaun, no. pelanggan, tarif, no. meter, no. telefon, alamat, cara bayaran, kaedah bayaran, juruwang, kaunter, meja, jenis bacaan, no. kontrak, no. siri, kod biller, no. rujukan, no rujukan, catatan, nota, muka surat, halaman, bank, cawangan',
  },
  titles: {
    invoice:
      'invois, invois cukai, bil, bil elektrik, bil elektrik anda, bil air, bil air anda, bil anda, bil telefon, bil bulanan, bil internet, invois jualan, e-invois, cukai invois, bil gas',
    creditNote: 'nota kredit',
    receipt: 'resit, resit rasmi, resit jualan, resit tunai, bil tunai',
    other: 'sebut harga, pesanan belian, nota hantaran, pesanan penghantaran',
  },
  names: {
    trade: 'restoran, kedai, pasar raya, pasaraya, farmasi, bengkel, perniagaan, syarikat, perusahaan',
    street: 'jalan, jln, lorong, taman, kampung, persiaran, lebuh, bandar',
    greeting: 'terima kasih, sila datang lagi, selamat datang, halaman, muka surat',
  },
  units: 'kwh, unit, keping, kotak, jam, hari, bulan, kg, meter, liter, set, pasang, botol, buah, helai, m3',
};
