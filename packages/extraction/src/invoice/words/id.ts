import type { InvoiceLocale } from './locale.ts';

export const id: InvoiceLocale = {
  code: 'id',
  columns: {
    position: 'no., nomor',
    code: 'kode, kode barang',
    date: 'tanggal',
    description:
      'deskripsi, keterangan, nama barang, uraian, produk, nama produk, jasa, layanan, nama barang/jasa, barang',
    quantity: 'jumlah barang, kuantitas, banyaknya, jml',
    unit: 'satuan',
    unitPrice: 'harga satuan, harga, harga unit',
    discount: 'diskon, potongan',
    taxRate: 'ppn %, pajak',
    amount: 'jumlah, total, jumlah harga, total harga, nilai',
  },
  totals: {
    subtotal:
      'harga jual, subtotal, sub total, jumlah sebelum pajak, dasar pengenaan pajak, dpp, total sebelum pajak',
    tax: 'ppn, pajak, ppn 11, pajak pertambahan nilai, pb1',
    total:
      'total, total tagihan, jumlah total, grand total, total pembayaran, total bayar, jumlah tagihan, total yang harus dibayar, total belanja',
    due: 'sisa tagihan, sisa pembayaran',
    paid: 'tunai, dibayar, uang muka, kembali, kembalian, bayar, debit',
    discount: 'diskon, potongan harga, potongan',
    charge: 'ongkos kirim, ongkir, biaya pengiriman, biaya layanan',
    rounding: 'pembulatan',
  },
  labels: {
    number:
      'nomor faktur, no. faktur, nomor invoice, no. invoice, no. nota, nomor nota, no nota, no. struk, no faktur, nomor tagihan',
    date: 'tanggal, tanggal faktur, tanggal invoice, tgl, tgl.',
    dueDate: 'jatuh tempo, tanggal jatuh tempo, tgl jatuh tempo, batas pembayaran',
    purchaseOrder: 'no. po, nomor po, no. pesanan',
    taxId: 'npwp',
    currency: 'mata uang',
    customer: 'kepada, kepada yth, pelanggan, ditagihkan kepada, pembeli, kepada yth.',
    vendor: 'dari, penjual, penyedia',
    shipTo: 'alamat pengiriman, dikirim ke',
    other: 'telepon, telp, alamat, rekening, no. rekening, bank, a.n., kasir, terbilang',
  },
  titles: {
    invoice: 'faktur, faktur penjualan, tagihan, faktur pajak',
    creditNote: 'nota kredit',
    receipt: 'struk, nota, kuitansi, kwitansi, struk belanja',
    other: 'penawaran, surat jalan, pesanan pembelian',
  },
  units: 'buah, pcs, jam, hari, bulan, kg, lembar, dus, unit, paket, botol',
};
