import type { InvoiceLocale } from './locale.ts';

export const es: InvoiceLocale = {
  code: 'es',
  columns: {
    position: 'pos, nº, no, línea, item, ítem, partida, n°',
    code: 'código, ref, ref., referencia, cód, cód., código artículo, sku, clave, cod, cod. artículo, código producto, clave sat',
    date: 'fecha, periodo, día',
    description:
      'concepto, descripción, artículo, producto, servicio, detalle, conceptos, descripcion, denominación, descripción del producto, descripción del servicio, productos, servicios, concepto / descripción, articulo, artículos, descripción artículo, trabajo, trabajos realizados',
    quantity:
      'cantidad, cant, cant., uds, uds., unidades, ud, ctd, horas, nº uds, cantidades, udes, cdad, cdad., noches, días, consumo',
    unit: 'unidad, um, u.m., unidad de medida, u/m, medida',
    unitPrice:
      'precio, precio unitario, precio unit, p unitario, p.unit., precio ud, precio/ud, p. unit., pvp, tarifa, precio unidad, p.u., coste unitario, valor unitario, precio unit., p. unitario, p/u, precio neto, precio €, precio/hora, precio ud., precio base, precio (€), punit, v. unitario, p.v.p.',
    discount:
      'bonif, % bonif, bonif %, descuento, dto, dto., dto %, % dto, desc, desc., dcto, dcto., dscto, dscto., % desc, dto. %, % dto., bonificación, desc %',
    taxRate:
      'iva, % iva, iva %, tipo, tipo iva, impuesto, impuestos, tipo de iva, i.v.a., % i.v.a., iva (%), igic',
    taxAmount:
      'cuota, cuota iva, importe iva, cuota de iva, iva €, total iva, cuota i.v.a., importe impuesto',
    taxBase: 'base imponible, base, base imp, base imp., imponible, b. imponible, bases imponibles',
    amount:
      'importe, total, subtotal, importe total, precio total, importe neto, importe €, total €, total línea, valor, monto, importe (€), neto, total neto, importe eur, importe base, total linea, total (€), valor total, cargo, cargos, debe, importe mxn, total eur, p. total, no sujeto / exento, no sujeto, exento, total euros',
    gross:
      'total con iva, importe con iva, total iva incl, iva incluido, total iva incluido, importe iva incluido, pvp total, total (iva incl.)',
    credit: 'haber, abono, abonos, pagos, crédito, créditos',
  },
  totals: {
    subtotal:
      'total venta neta, monto neto, valor neto, neto, monto afecto, total afecto, neto gravado, importe neto gravado, subtotal gravado, base imponible, subtotal, total parcial, total base imponible, importe neto, total neto, suma, base, suma y sigue total, total bruto, sub total, importe bruto, total sin iva, neto, total base, base imponible total, importe sin iva, suma importes, total antes de impuestos, total bases, op gravada, importe base, neto gravado, subtotal sin iva, total sin impuestos, suma bases imponibles, subtotal (sin iva), suma base imponible, valor neto',
    tax: 'iva, ish, impuesto sobre hospedaje, i.v.a., total impuestos, total impuesto, impuesto, cuota iva, importe iva, total iva, impuestos, iva total, igic, cuota, igv, iva soportado, iva incluido, incluye iva, total i.v.a., total cuota iva, cuota de iva, total cuotas, impuestos totales, total cuota, cuota igic, iva repercutido, impuestos trasladados, total impuestos trasladados, iva trasladado, i.g.v., itbis, ieps, impoconsumo, impuesto al consumo, impuesto nacional al consumo',
    total:
      'total a su favor, importe a su favor, totales, monto total, total, total factura, importe total, total a pagar, total eur, importe a pagar, total general, a pagar, saldo adeudado, total euros, líquido a percibir, total con iva, total factura eur, total iva incluido, importe total factura, total €, importe total eur, neto a pagar, total documento, monto total, total abono, total ticket, total compra, total venta, total a abonar, total rectificativa, total iva incl, total mxn, importe líquido, total importe, total importe factura, importe factura, total a devolver, importe total a pagar, importe total con iva, total abonado, total a pagar eur, total operación',
    due: 'pendiente, saldo pendiente, pendiente de pago, saldo, importe pendiente, resta por pagar',
    paid: 'efectivo, entregado, cambio, tarjeta, pagado, anticipo, a cuenta, entrega, su cambio, a devolver, entrega a cuenta, importe pagado, tarjeta bancaria, tarjeta crédito, tarjeta débito, pago, pagos, recibido, pago con tarjeta, bizum, devolución cambio, importe entregado, su pago, tarj bancaria, ya abonado',
    discount:
      'descuento, descuentos, dto, dto., bonificación, descuento total, dto pronto pago, rebaja, ahorro, promoción, cupón, descuento comercial, total descuento, total descuentos, dto. comercial, descuento global, irpf, retención, retención irpf, ret irpf, retención i.r.p.f., retenciones, i.r.p.f., retención a cuenta, retención fiscal, descuento promoción, retención de garantía, retención garantía',
    charge:
      'impuesto al hospedaje, tasa turística, portes, envío, gastos de envío, envío manipulación, envío/manipulación, transporte, gastos, recargo, propina, flete, embalaje, suplidos, portes y embalajes, gastos de transporte, manipulación, recargo equivalencia, recargo de equivalencia, r.e., seguro, exento, no sujeto, recargo combustible, tasa, tasas, ecotasa, suplementos, base exenta, importe exento',
    rounding: 'redondeo, ajuste por redondeo',
    carried: 'suma y sigue, suma anterior, total página, suma página, viene de la página anterior',
    other:
      'tasa de impuesto, total artículos, nº artículos, capital social, puntos, ahorro total, usted ahorra, total unidades, tipo de cambio, artículos, tipo impositivo, número de artículos, puntos acumulados, importe en letra',
  },
  labels: {
    number:
      'ncf, e-ncf, no de recibo, nº de recibo, pos no, nº factura, no factura, nº de factura, no de factura, número de factura, factura nº, factura no, numero de factura, num factura, núm factura, factura número, n° factura, n° de factura, factura n°, nº ticket, no ticket, ticket, factura simplificada, nº documento, factura núm, nº abono, abono nº, núm. factura, factura num, número, recibo nº, recibo no, nº recibo, nº doc, no doc, nº fra, fra nº, nº de documento, núm de factura, nº factura rectificativa, n factura, ticket nº, ticket no, nº de ticket, factura rectificativa nº, folio, operación, nº, núm, no, abono no, núm. documento, fact. simplificada, factura simplificada nº, numero documento, doc. nº, comp nro, comprobante nro, comprobante nº, serie y folio, folio interno, factura nro, nro factura, nro. de factura, nro, nro., serie-folio, serie/folio, boleta nº, nº boleta, factura serie',
    date: 'fecha, fecha factura, fecha de factura, fecha de emisión, fecha emisión, fecha de expedición, fecha expedición, emitida el, fecha documento, fecha de la factura, emisión, fecha abono, fecha del documento, fecha y hora, fecha doc, fecha de compra, expedida el',
    dueDate:
      'vencimiento, límite de pago, pague hasta, pagar hasta, páguese hasta, fecha de vencimiento, fecha vencimiento, vence, fecha límite de pago, vencimientos, pagar antes del, vence el, pagadero antes del, fecha de pago, a pagar antes del, fecha límite, fecha vto, vto, vto., fecha de cargo, pagar antes de, fecha de cobro, fecha de vto, fecha de vto para el pago, vto para el pago, fecha vto para el pago, fecha de vencimiento para el pago, pagar hasta el, vence en, vto. pago, fecha límite pago',
    otherDate:
      'fecha de entrega, fecha pedido, periodo, período, fecha de pedido, fecha operación, entrada, salida, periodo de facturación, fecha operacion, fecha albarán, fecha de entrada, fecha de salida, periodo facturado, fecha de vto de cae, vto cae, fecha vto cae, fecha vencimiento cae, fecha y hora de certificación, fecha de certificación, período facturado desde, periodo facturado desde',
    purchaseOrder:
      'pedido, su pedido, nº pedido, no pedido, pedido nº, pedido no, nº de pedido, no de pedido, orden de compra, su referencia, número de pedido, s/ref, s/pedido, su ref, referencia cliente, o c, nº orden de compra',
    taxId:
      'cif, nif, nif/cif, cif/nif, c.i.f., n.i.f., rfc, rut, rut emisor, rut comprador, rut receptor, ruc emisor, ruc comprador, rnc, nit, vat, nif iva, ruc, dni',
    currency: 'moneda, divisa, importes en',
    customer:
      'propietario, apellido y nombre / razón social, apellido y nombre o razón social, razón social / nombres y apellidos, nombres y apellidos, facturar a, cliente, cobrar a, facturado a, destinatario, datos del cliente, receptor, nombre, razón social, señor es, sr. d., datos de facturación, dirección de facturación, comprador, sres, sres., nombre del cliente, titular, cliente final, factura a, adquirente, nombre cliente, pagador, datos cliente, arrendatario, pasajero, huésped, cliente/razón social, apellido y nombre / razón social, apellido y nombre, nombre o razón social, señor(es), cliente / razón social, nombre receptor, razón social receptor, adquiriente, señores',
    vendor:
      'vendedor, emisor, de, proveedor, emitida por, datos del emisor, vendido por, datos fiscales emisor, expedida por, datos de la empresa, arrendador, beneficiario, nombre emisor, razón social emisor',
    shipTo:
      'enviar a, envie a, dirección de envío, entregar en, dirección de entrega, envíe a, lugar de entrega, domicilio de entrega',
    other:
      'no de servicio, nº de servicio, no medidor, nº medidor, corte a partir, contribuyente especial nro, contribuyente especial, dir matriz, dir sucursal, condición frente al iva, condición iva, condición de venta, nº cliente, no cliente, cód cliente, código cliente, cód. cliente, teléfono, tel, tlf, fax, email, e mail, correo, página, forma de pago, iban, términos de pago, banco, condiciones de pago, observaciones, albarán, nº albarán, vendedor nº, cajero, caja, mesa, le atendió, método de pago, dirección, domicilio, agente, cuenta, notas, contacto, web, código postal, población, provincia, referencia, cuenta bancaria, no albarán, comercial, camarero, tienda, contrato, nº contrato, transporte, hora, obra, expediente, buque, contenedor, bultos, peso bruto, rectifica a, factura rectificada, factura que rectifica, nº factura rectificada, rectifica la factura, factura original, abono de la factura, op, folio fiscal, punto de venta, cae nº, cae, nº de autorización, número de autorización, clave de acceso, sello digital, no de serie del csd, cufe, res, resolución, no. certificado, ingresos brutos, mesero',
  },
  titles: {
    invoice:
      'factura, factura proforma, factura de venta, factura electrónica, factura comercial, f a c t u r a, factura ordinaria, factura completa, minuta, factura n, factura electrónica de venta, factura a, factura b, factura c, factura exenta electrónica, minuta de honorarios, certificación de obra, factura de abono de cuota',
    creditNote:
      'factura rectificativa, abono, nota de crédito, factura de abono, nota de abono, nota de credito, nota de crédito electrónica',
    receipt:
      'recibo, ticket, factura simplificada, tique, comprobante, ticket de compra, comprobante de pago, recibo de pago, tiquet, nota de venta, recibo de compra, justificante de pago, boleta, boleta electrónica, boleta de venta, boleta de venta electrónica, factura simplificada electrónica, tiquete',
    other:
      'presupuesto, albarán, pedido, contrato, nómina, certificado, oferta, cotización, orden de compra, informe, curriculum vitae, nota de entrega, orden de pedido, recordatorio de pago, recibo de nómina, hoja de pedido, propuesta, propuesta comercial, carta, acta, balance, contrato de arrendamiento, lista de precios, menú, confirmación de pedido',
  },
  names: {
    owners:
      'comunidad de propietarios, cdad prop, cdad de propietarios, com prop, c p, junta de propietarios',
    trade:
      'restaurante, cafetería, hotel, mercado, supermercado, farmacia, tienda, taller, panadería, ferretería, comercial, distribuciones, grupo, servicios, librería, gasolinera',
    street:
      'calle, avenida, avda, plaza, paseo, carretera, polígono, camino, piso, apartado, ronda, travesía, colonia',
    greeting:
      'gracias, bienvenido, vuelva pronto, su compra, por su visita, le atendió, página, caja, su, usted',
  },
  units:
    'ud, uds, uds., ud., unidad, unidades, h, hora, horas, kg, g, l, m, m2, m², día, días, mes, meses, caja, cajas, litro, litros, pza, pieza, pzas, noche, noches, kwh, servicio, paquete, km, licencia, año, saco, rollo, pack, botella, lote, par, jornada, jornadas, min',
};
