import type { InvoiceLocale } from './locale.ts';

export const tr: InvoiceLocale = {
  code: 'tr',
  columns: {
    position: 'sıra, sıra no, s.no, sıra no.',
    code: 'stok kodu, ürün kodu, kod, malzeme kodu',
    date: 'tarih',
    description:
      'mal hizmet, mal/hizmet, mal hizmet adı, malın cinsi, açıklama, ürün, ürün adı, hizmet, cinsi, malzeme, ürün açıklaması, tanım, cins, ücretler, hizmetler, hizmet adı, hizmet açıklaması, ürün/hizmet, ürün / hizmet, malzeme/hizmet adı, mal veya hizmet, mal ve hizmet adı, yapılan iş, işin cinsi, malın adı, ürün adı / açıklama, ürün cinsi, fatura detayı, açıklamalar, hizmetin adı',
    quantity: 'miktar, adet, miktarı, mik., kullanım, tüketim, tüketim kwh, süre, kullanılan, gün sayısı',
    unit: 'birim, ölçü birimi',
    unitPrice:
      'birim fiyat, birim fiyatı, fiyat, br. fiyat, birim fiyat tl, birim tl, birim ücret, birim bedel, birim fiyatı tl, b.fiyat, fiyatı, birim tutar, birim ücreti',
    discount: 'iskonto, iskonto oranı, iskonto tutarı, indirim, iskonto %',
    taxRate: 'kdv oranı, kdv %, kdv, % kdv',
    taxAmount: 'kdv tutarı, kdv tutar',
    amount:
      'tutar, tutarı, toplam, mal hizmet tutarı, toplam tutar, toplam fiyat, bedel, tutar tl, toplam tl, mal hizmet bedeli, bedeli, tutar (tl), toplam (tl), ücret',
    gross: 'kdv dahil tutar, kdv dahil toplam',
    net: 'kdv hariç tutar, net tutar',
  },
  totals: {
    other:
      'önceki dönem borcu, geçmiş dönem borcu, önceki dönemden devreden, önceki bakiye, önceki borç, önceki dönem bakiyesi, devreden bakiye, devir bakiye, döviz kuru, kur, kazanılan puan, toplam puan, kalem sayısı, toplam adet, ürün adedi, toplam miktar',
    subtotal:
      'ara toplam, mal hizmet toplam tutarı, toplam tutar kdv hariç, matrah, kdv matrahı, kdv hariç toplam, vergiler hariç toplam tutar, net tutar, kdv hariç tutar, vergiler hariç toplam, vergi hariç tutar, vergi hariç toplam, vergiler hariç tutar, vergi hariç toplam tutar, mal hizmet toplamı, mal/hizmet toplamı, mal hizmet toplam, toplam mal hizmet tutarı, matrah toplamı, toplam matrah, kdv matrahı toplamı, brüt ücret, brüt tutar, brüt toplam, net toplam, toplam kdv hariç, toplam hizmet bedeli, vergi öncesi toplam, ara toplam tl',
    tax: 'kdv, hesaplanan kdv, kdv tutarı, toplam kdv, kdv toplamı, hesaplanan katma değer vergisi, katma değer vergisi, topkdv, özel iletişim vergisi, öiv, ö.i.v., konaklama vergisi, ötv, özel tüketim vergisi, vergi tutarı, toplam vergi, vergiler toplamı, toplam vergi tutarı, hesaplanan kdv tutarı, hesaplanan öiv, kdv tutar, toplam kdv tutarı, vergiler, kdv toplam',
    total:
      'genel toplam, ödenecek tutar, vergiler dahil toplam tutar, toplam, toplam tutar, kdv dahil toplam, fatura toplamı, ödenecek toplam tutar, genel toplam tl, fatura tutarı, fatura toplam tutarı, toplam fatura tutarı, fatura bedeli, dönem fatura tutarı, ödenecek toplam, toplam ödenecek tutar, ödenecek net tutar, net ödenecek tutar, ödenecek tutar tl, ödenecek fatura tutarı, vergi dahil toplam, vergiler dahil toplam, vergi dahil toplam tutar, vergiler dahil tutar, vergi dahil tutar, vergiler dahil genel toplam, kdv dahil toplam tutar, kdv dahil genel toplam, tahsil edilen tutar, tahsil edilecek tutar, tahsil edilecek net tutar, toplam tahsilat, ödenmesi gereken tutar, toplam borç, fiş toplamı, net ücret, toplam bedel',
    due: 'kalan tutar, kalan bakiye, bakiye, kalan borç, kalan, kalan ödeme, bakiye tutarı, ödenecek kalan tutar',
    paid: 'ödenen, nakit, kredi kartı, ön ödeme, peşinat, ödenen tutar, para üstü, banka kartı, tevkifat, tevkifat tutarı, kdv tevkifat, kdv tevkifatı, hesaplanan kdv tevkifat, hesaplanan kdv tevkifatı, nakit ödeme, kredi kartı ile ödeme, alınan nakit, alınan para, verilen para, ön ödeme tutarı, mahsup edilen, alınan avans, ödeme, havale, kart, banka kartı ile, kapora, yemek kartı',
    discount:
      'iskonto, toplam iskonto, indirim, indirimi, toplam indirim, indirim tutarı, sadakat indirimi, kampanya indirimi, üye indirimi, sepet indirimi, stopaj, gelir vergisi stopajı, gelir vergisi stopaj, g.v. stopajı, stopaj tutarı, gelir vergisi kesintisi, kesinti, kesintiler, iskonto tutarı, iskonto toplamı, toplam iskonto tutarı, kampanya, promosyon, kupon, kupon indirimi, kampanya indirimleri, kart indirimi',
    charge:
      'kargo, nakliye, kargo ücreti, teslimat ücreti, servis ücreti, servis bedeli, bahşiş, garsoniye, hizmet bedeli, kargo bedeli, nakliye bedeli, çevre temizlik vergisi, katkı payı, konaklama bedeli, gecikme zammı, gecikme faizi, gecikme bedeli',
    rounding: 'yuvarlama, yuvarlama farkı, yuvarlama tutarı, kuruş yuvarlama, küsurat',
    carried: 'nakli yekun, devreden',
  },
  labels: {
    number:
      'fatura no, fatura numarası, fiş no, belge no, makbuz no, fiş numarası, makbuz numarası, belge numarası, fatura seri no, seri no, seri sıra no, fatura sıra no, smm no',
    date: 'fatura tarihi, tarih, düzenleme tarihi, belge tarihi, düzenlenme tarihi, fatura kesim tarihi, makbuz tarihi, fiş tarihi, tanzim tarihi, fatura düzenleme tarihi, tarih saat, tarih / saat',
    dueDate:
      'vade tarihi, son ödeme tarihi, vade, ödeme tarihi, son ödeme, son ödeme günü, ödeme vadesi, ödeme son tarihi, ödeme günü',
    otherDate:
      'sevk tarihi, irsaliye tarihi, teslim tarihi, sipariş tarihi, fatura dönemi, dönem, hizmet dönemi, kesim tarihi, ilk okuma tarihi, son okuma tarihi, okuma tarihi, giriş tarihi, çıkış tarihi, giriş, çıkış, fiili sevk tarihi',
    purchaseOrder: 'sipariş no, sipariş numarası',
    taxId: 'vkn, vergi no, vergi numarası, tckn, vergi kimlik no',
    currency: 'para birimi, döviz cinsi',
    customer:
      'sayın, müşteri, alıcı, sayin, müşteri adı, müşteri ünvanı, müşteri bilgileri, alıcı bilgileri, abone, abone adı, müşteri adı soyadı, fatura edilen, ünvan, unvan, adı soyadı',
    vendor: 'satıcı, satıcı bilgileri, düzenleyen, hizmet sağlayıcı, tedarikçi',
    shipTo: 'teslimat adresi, sevk adresi',
    other:
      'vergi dairesi, tel, telefon, ettn, senaryo, fatura tipi, iban, banka, irsaliye no, özelleştirme no, e-posta, mersis no, saat, müşteri no, adres, abone no, tesisat no, sözleşme no, hizmet no, sayaç no, plaka, pompa no, masa no, masa, garson, kasiyer, kasa no, kasa, ekü no, z no, mf no, ticaret sicil no, ödeme şekli, web sitesi, faks, hesap no, sube, şube',
  },
  titles: {
    invoice:
      'fatura, e-fatura, e-arşiv fatura, e-arşiv, satış faturası, kurumsal fatura, serbest meslek makbuzu, e-smm, e-serbest meslek makbuzu, tevkifatlı fatura, elektrik faturası, su faturası, doğalgaz faturası, telefon faturası, hizmet faturası, proforma fatura',
    creditNote: 'iade faturası',
    receipt:
      'makbuz, fiş, bilgi fişi, satış fişi, yazarkasa fişi, perakende satış fişi, mali fiş, adisyon, ödeme kaydedici cihaz fişi, e-adisyon, perakende satış vesikası',
    other: 'irsaliye, teklif, proforma, sipariş formu',
  },
  units:
    'adet, kg, saat, gün, ay, paket, kutu, litre, metre, takım, yıl, tl, kwh, dk, dakika, m3, ton, çift, koli, rulo, gr, gram, m2, seans, kişi, gece, lt, şişe',
};
