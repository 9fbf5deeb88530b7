import type { InvoiceLocale } from './locale.ts';

export const vi: InvoiceLocale = {
  code: 'vi',
  columns: {
    position: 'stt, số thứ tự',
    code: 'mã hàng, mã số, mã sản phẩm',
    date: 'ngày',
    description:
      'tên hàng hóa, tên hàng hóa dịch vụ, tên hàng hóa, dịch vụ, diễn giải, tên hàng, nội dung, mặt hàng, tên sản phẩm, tên món',
    quantity: 'số lượng, sl',
    unit: 'đvt, đơn vị tính',
    unitPrice: 'đơn giá, giá, đ.giá',
    discount: 'chiết khấu, giảm giá, ck',
    taxRate: 'thuế suất, thuế suất gtgt, % thuế',
    taxAmount: 'tiền thuế, tiền thuế gtgt, thuế gtgt',
    amount: 'thành tiền, t.tiền, số tiền, thành tiền chưa thuế',
    gross: 'thành tiền sau thuế, tổng tiền thanh toán',
  },
  totals: {
    subtotal:
      'cộng tiền hàng, cộng tiền hàng hóa dịch vụ, tạm tính, tổng tiền hàng, tổng tiền chưa thuế, tổng tiền trước thuế, cộng tiền bán hàng hóa dịch vụ',
    tax: 'tiền thuế gtgt, thuế gtgt, tiền thuế, vat, tổng tiền thuế, tổng tiền thuế gtgt, thuế giá trị gia tăng',
    total:
      'tổng cộng tiền thanh toán, tổng tiền thanh toán, tổng cộng, tổng thanh toán, tổng số tiền thanh toán, thành tiền, tổng tiền, phải thanh toán',
    due: 'còn lại, còn phải trả, số tiền còn lại',
    paid: 'tiền mặt, tiền khách đưa, khách đưa, đã thanh toán, trả lại, tiền thừa, đặt cọc',
    discount: 'chiết khấu, giảm giá, khuyến mãi',
    charge: 'phí vận chuyển, phí giao hàng, phí dịch vụ, phí phục vụ',
    rounding: 'làm tròn',
  },
  labels: {
    number: 'số, số hóa đơn, hóa đơn số, số hđ, số phiếu',
    date: 'ngày hóa đơn, ngày lập, ngày lập hóa đơn',
    dueDate: 'hạn thanh toán, ngày đến hạn, hạn cuối thanh toán',
    otherDate: 'ngày giao hàng',
    purchaseOrder: 'số đơn hàng, mã đơn hàng, đơn hàng số',
    taxId: 'mã số thuế, mst',
    currency: 'đồng tiền thanh toán, loại tiền, đơn vị tiền tệ',
    customer:
      'tên đơn vị, tên khách hàng, khách hàng, người mua hàng, đơn vị mua hàng, họ tên người mua hàng, bên mua',
    vendor: 'đơn vị bán hàng, người bán hàng, người bán, bên bán, tên người bán',
    shipTo: 'địa chỉ giao hàng, giao đến',
    other:
      'địa chỉ, điện thoại, đt, số tài khoản, ngân hàng, hình thức thanh toán, ký hiệu, mẫu số, mã cqt, số tiền viết bằng chữ, bằng chữ, ký bởi, mã tra cứu, thu ngân, thuế suất, thuế suất gtgt',
  },
  titles: {
    invoice: 'hóa đơn giá trị gia tăng, hóa đơn, hóa đơn bán hàng, hóa đơn gtgt, hóa đơn điện tử',
    receipt: 'hóa đơn thanh toán, phiếu thanh toán, phiếu tính tiền, biên lai, phiếu thu',
    other: 'báo giá, phiếu giao hàng, đơn đặt hàng, phiếu xuất kho',
  },
  units: 'cái, chiếc, lần, hộp, kg, bộ, gói, chai, lon, giờ, ngày, tháng, ly, phần, m, m2',
};
