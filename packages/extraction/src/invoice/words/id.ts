import type { InvoiceLocale } from './locale.ts';

export const id: InvoiceLocale = {
  code: 'id',
  columns: {
    position: 'no., nomor',
    code: 'kode, kode barang, kode produk, kode item, kode brg, no. part, nomor part',
    date: 'tanggal',
    description:
      'deskripsi, keterangan, nama barang, uraian, produk, nama produk, jasa, layanan, nama barang/jasa, barang, nama barang kena pajak, nama barang kena pajak / jasa kena pajak, uraian barang, uraian pekerjaan, uraian jasa, rincian, rincian tagihan, rincian biaya, jenis barang, jenis jasa, jenis pekerjaan, nama item, barang / jasa, deskripsi barang, pekerjaan, nama jasa, nama menu, menu, uraian tagihan',
    quantity:
      'jumlah barang, kuantitas, banyaknya, jml, jumlah satuan, kwt, banyak, pemakaian, jumlah kwh, kuantum, jam, hari',
    unit: 'satuan, sat, sat.',
    unitPrice:
      'harga satuan, harga, harga unit, harga satuan rp, harga (rp), tarif (rp), harga rp, tarif per kwh, biaya satuan, hrg satuan, harga sat.',
    discount: 'diskon, potongan, pot, pot.',
    taxRate: 'ppn %, pajak',
    amount:
      'jumlah, total, jumlah harga, total harga, nilai, total rp, total (rp), jumlah (rp), jumlah rp, nilai (rp), jumlah biaya, biaya, biaya (rp), total biaya',
  },
  totals: {
    other:
      'dpp nilai lain, dasar pengenaan pajak nilai lain, nilai lain, total item, anda hemat, poin, total poin, jumlah barang, tagihan bulan lalu, saldo sebelumnya, kurs pajak',
    subtotal:
      'harga jual, subtotal, sub total, jumlah sebelum pajak, dasar pengenaan pajak, dpp, total sebelum pajak, subtotal jasa, jumlah harga jual, total harga jual, jumlah harga, total harga, total jasa, jumlah bruto, total sebelum ppn, jumlah sebelum ppn, subtotal sebelum pajak, dasar pengenaan pajak dpp, total dpp, nilai pekerjaan, penggantian, harga jual penggantian, harga jual/penggantian, jumlah nilai barang, jumlah penjualan',
    tax: 'ppn, pajak, ppn 11, pajak pertambahan nilai, pb1, jumlah ppn, total ppn, ppn 12, ppn 10, ppnbm, pajak restoran, pbjt, pajak hotel, pajak barang dan jasa tertentu, pajak pb1, ppj, pajak penerangan jalan, pajak daerah, pjp, nilai ppn, pajak (ppn)',
    total:
      'total, total tagihan, jumlah total, grand total, total pembayaran, total bayar, jumlah tagihan, total yang harus dibayar, total belanja, jumlah, total faktur, jumlah faktur, total tagihan anda, jumlah yang harus dibayar, yang harus dibayar, total harus dibayar, harus dibayar, total dibayarkan, jumlah bayar, jumlah dibayar, total akhir, total keseluruhan, total nilai, total rp, tagihan bulan ini, total rekening, jumlah pembayaran, total biaya, nilai faktur, total harga termasuk ppn, jumlah termasuk ppn, total termasuk pajak, total termasuk ppn, total jumlah, jumlah total tagihan',
    due: 'sisa tagihan, sisa pembayaran, sisa yang harus dibayar, sisa bayar, sisa, kekurangan, kekurangan pembayaran, sisa pelunasan, kurang bayar, sisa kewajiban',
    paid: 'tunai, dibayar, uang muka, kembali, kembalian, bayar, debit, dp, uang muka dp, panjar, kartu debit, kartu kredit, kartu, qris, gopay, ovo, transfer, e-money, tunai diterima, diterima, pembayaran, pembayaran diterima, sudah dibayar, uang kembali, kartu debet, uang tunai, transfer bank',
    discount:
      'diskon, potongan harga, potongan, total diskon, diskon member, diskon promo, pph 23, pph pasal 23, potongan pph, potongan pph 23, pph 21, pph, pph final, pph pasal 21, pph 4 ayat 2, hemat, potongan member, retensi',
    charge:
      'ongkos kirim, ongkir, biaya pengiriman, biaya layanan, ongkos, biaya kirim, biaya admin, biaya administrasi, biaya materai, bea materai, bea meterai, meterai, materai, biaya meterai, biaya pemasangan, biaya servis, biaya penanganan, denda, denda keterlambatan, asuransi, biaya asuransi, biaya kemasan',
    rounding: 'pembulatan',
  },
  labels: {
    otherDate:
      'periode tagihan, masa, tanggal kirim, tanggal pengiriman, tanggal pesanan, tanggal po, tanggal masuk, tanggal keluar, bulan tagihan',
    number:
      'nomor faktur, no. faktur, nomor invoice, no. invoice, no. nota, nomor nota, no nota, no. struk, no faktur, nomor tagihan, nomor struk, nomor kuitansi, no. kuitansi, no kuitansi, no. kwitansi, nomor kwitansi, no. tagihan, no tagihan, nomor seri faktur pajak, kode dan nomor seri faktur pajak, no. transaksi, no transaksi, nomor transaksi, no. bukti, no. bon, no bon, nomor dokumen, no. tanda terima',
    date: 'tanggal, tanggal faktur, tanggal invoice, tgl, tgl., tanggal tagihan, tanggal nota, tanggal terbit, tgl faktur, tgl invoice, tgl. faktur, tanggal transaksi, tgl transaksi, tanggal cetak, tgl/jam, tanggal dokumen, tgl nota',
    dueDate:
      'jatuh tempo, tanggal jatuh tempo, tgl jatuh tempo, batas pembayaran, harap dibayar sebelum, tanggal jatuh tempo pembayaran, batas akhir pembayaran, batas waktu pembayaran, dibayar paling lambat, batas bayar, batas akhir bayar',
    purchaseOrder: 'no. po, nomor po, no. pesanan',
    taxId: 'npwp',
    currency: 'mata uang',
    customer:
      'kepada, kepada yth, pelanggan, ditagihkan kepada, pembeli, kepada yth., yth., tagihan kepada, ditagih kepada, ditujukan kepada, nama pembeli, konsumen, nama konsumen, penerima, penyewa, pemilik, telah terima dari, sudah terima dari, pelanggan yth., pembeli barang kena pajak, penerima jasa',
    vendor: 'dari, penjual, penyedia, pengusaha kena pajak, pemberi jasa, pengirim, nama penjual',
    shipTo: 'alamat pengiriman, dikirim ke',
    other:
      'telepon, telp, alamat, rekening, no. rekening, bank, a.n., kasir, terbilang, no. polisi, no polisi, nopol, no. spk, kilometer, tipe, hp, no. hp, faks, id pelanggan, idpel, nomor pelanggan, nomor meter, daya, golongan tarif, pelayan, keterangan, cara pembayaran, metode pembayaran, pembayaran, atas nama, npwpd, hormat kami, syarat pembayaran, no. rangka, no. mesin, no. akun, virtual account, nomor virtual account, cabang',
  },
  titles: {
    invoice:
      'faktur, faktur penjualan, tagihan, faktur pajak, faktur servis, faktur jasa, faktur komersial, tagihan listrik, tagihan air, tagihan telepon, nota tagihan, rekening listrik, rekening air, surat tagihan, faktur tagihan, faktur kontan, faktur tunai, tagihan internet, nota jasa',
    creditNote: 'nota kredit',
    receipt:
      'struk, nota, kuitansi, kwitansi, struk belanja, nota penjualan, bukti pembayaran, struk pembayaran, nota kontan, bukti pembelian, tanda terima, struk penjualan, nota pembelian, bukti transaksi',
    other: 'penawaran, surat jalan, pesanan pembelian',
  },
  units:
    'buah, pcs, jam, hari, bulan, kg, lembar, dus, unit, paket, botol, set, jasa, ls, orang, malam, kali, rim, roll, m2, m3, meter, liter, sak, karung, kwh, roda, porsi, gelas, bks, bungkus, ekor, ikat, pak, lbr, btl, pax, pasang, tahun, minggu, bh, ktk',
};
