import type { InvoiceLocale } from './locale.ts';

export const tr: InvoiceLocale = {
  code: 'tr',
  columns: {
    position: 'sıra, sıra no, s.no, sıra no.',
    code: 'stok kodu, ürün kodu, kod, malzeme kodu',
    date: 'tarih',
    description:
      'mal hizmet, mal/hizmet, mal hizmet adı, malın cinsi, açıklama, ürün, ürün adı, hizmet, cinsi, malzeme, ürün açıklaması, tanım, cins',
    quantity: 'miktar, adet, miktarı',
    unit: 'birim, ölçü birimi',
    unitPrice: 'birim fiyat, birim fiyatı, fiyat, br. fiyat, birim fiyat tl',
    discount: 'iskonto, iskonto oranı, iskonto tutarı, indirim, iskonto %',
    taxRate: 'kdv oranı, kdv %, kdv, % kdv',
    taxAmount: 'kdv tutarı, kdv tutar',
    amount: 'tutar, tutarı, toplam, mal hizmet tutarı, toplam tutar, toplam fiyat, bedel',
    gross: 'kdv dahil tutar, kdv dahil toplam',
    net: 'kdv hariç tutar, net tutar',
  },
  totals: {
    subtotal:
      'ara toplam, mal hizmet toplam tutarı, toplam tutar kdv hariç, matrah, kdv matrahı, kdv hariç toplam, vergiler hariç toplam tutar, net tutar, kdv hariç tutar',
    tax: 'kdv, hesaplanan kdv, kdv tutarı, toplam kdv, kdv toplamı, hesaplanan katma değer vergisi, katma değer vergisi, topkdv',
    total:
      'genel toplam, ödenecek tutar, vergiler dahil toplam tutar, toplam, toplam tutar, kdv dahil toplam, fatura toplamı, ödenecek toplam tutar, genel toplam tl',
    due: 'kalan tutar, kalan bakiye, bakiye',
    paid: 'ödenen, nakit, kredi kartı, ön ödeme, peşinat, ödenen tutar, para üstü, banka kartı, tevkifat, tevkifat tutarı, kdv tevkifat, kdv tevkifatı, hesaplanan kdv tevkifat, hesaplanan kdv tevkifatı',
    discount:
      'iskonto, toplam iskonto, indirim, indirimi, toplam indirim, indirim tutarı, sadakat indirimi, kampanya indirimi, üye indirimi, sepet indirimi',
    charge: 'kargo, nakliye, kargo ücreti, teslimat ücreti',
    rounding: 'yuvarlama',
    carried: 'nakli yekun, devreden',
  },
  labels: {
    number: 'fatura no, fatura numarası, fiş no, belge no, makbuz no',
    date: 'fatura tarihi, tarih, düzenleme tarihi, belge tarihi, düzenlenme tarihi',
    dueDate: 'vade tarihi, son ödeme tarihi, vade, ödeme tarihi',
    otherDate: 'sevk tarihi, irsaliye tarihi, teslim tarihi, sipariş tarihi',
    purchaseOrder: 'sipariş no, sipariş numarası',
    taxId: 'vkn, vergi no, vergi numarası, tckn, vergi kimlik no',
    currency: 'para birimi, döviz cinsi',
    customer: 'sayın, müşteri, alıcı, sayin',
    vendor: 'satıcı',
    shipTo: 'teslimat adresi, sevk adresi',
    other:
      'vergi dairesi, tel, telefon, ettn, senaryo, fatura tipi, iban, banka, irsaliye no, özelleştirme no, e-posta, mersis no, saat, müşteri no, adres',
  },
  titles: {
    invoice: 'fatura, e-fatura, e-arşiv fatura, e-arşiv, satış faturası',
    creditNote: 'iade faturası',
    receipt: 'makbuz, fiş, bilgi fişi, satış fişi',
    other: 'irsaliye, teklif, proforma, sipariş formu',
  },
  units: 'adet, kg, saat, gün, ay, paket, kutu, litre, metre, takım, yıl, tl',
};
