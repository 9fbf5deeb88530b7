import type { InvoiceLocale } from './locale.ts';

export const ko: InvoiceLocale = {
  code: 'ko',
  columns: {
    position: '번호, 순번',
    code: '품번, 상품코드, 코드',
    date: '일자, 월일, 날짜',
    description: '품목, 품명, 내역, 상품명, 품목명, 내용, 적요, 메뉴',
    quantity: '수량',
    unit: '단위, 규격',
    unitPrice: '단가',
    taxAmount: '세액, 부가세',
    amount: '금액, 공급가액, 합계금액',
    gross: '합계',
  },
  totals: {
    subtotal: '공급가액, 소계, 과세물품가액, 공급가액 합계, 과세금액, 공급가',
    tax: '세액, 부가세, 부가가치세, 부가세액',
    total:
      '합계, 합계금액, 총액, 총합계, 청구금액, 결제금액, 총금액, 받을금액, 합계 금액, 총 결제금액, 판매금액',
    paid: '현금, 카드, 신용카드, 받은금액, 거스름돈, 선금, 입금액',
    discount: '할인, 할인금액',
    charge: '배송비, 운임',
  },
  labels: {
    number: '송장번호, 번호, 문서번호, 영수증번호, 청구서번호, 일련번호, 승인번호, 전표번호, 계산서번호',
    date: '발행일, 작성일자, 일자, 날짜, 청구일, 거래일시, 발행일자, 작성일',
    dueDate: '지급기한, 납기일, 결제기한, 납부기한, 지불기한',
    otherDate: '공급일, 납품일',
    purchaseOrder: '발주번호, 주문번호',
    taxId: '사업자등록번호, 등록번호, 사업자번호',
    currency: '통화',
    customer: '공급받는자, 수신, 고객명, 귀하, 거래처',
    vendor: '공급자, 발신, 판매자, 상호, 가맹점명',
    shipTo: '배송지',
    other: '대표자, 주소, 전화, 계좌번호, 은행, 업태, 종목, 성명, 비고, 담당자',
  },
  titles: {
    invoice: '청구서, 세금계산서, 전자세금계산서, 송장, 거래명세서, 인보이스, 계산서',
    creditNote: '대변표',
    receipt: '영수증, 현금영수증, 신용카드매출전표, 매출전표',
    other: '견적서, 발주서, 계약서',
  },
  units: '개, 시간, 일, 월, 박스, 식, 세트, 원, 건',
};
