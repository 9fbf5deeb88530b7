import type { InvoiceLocale } from './locale.ts';

export const pt: InvoiceLocale = {
  code: 'pt',
  columns: {
    position: 'item, nº, no, pos, linha, n, seq',
    code: 'código, cód, cód., ref, referência, ncm, ncm/sh, cst, cfop, artigo nº, cod, cód. produto, código produto, ref., cod., código do produto, ncm sh, csosn',
    date: 'data, período, dia',
    description:
      'descrição, designação, artigo, produto, serviço, descrição dos produtos / serviços, descrição dos produtos serviços, descrição do produto, descrição do serviço, discriminação, descricao, produtos, serviços, descrição dos serviços, designação do artigo, discriminação dos serviços, detalhe, descrição do produto / serviço, artigos, descrição do produto serviço, conceito, histórico, discriminação do faturamento, descrição da fatura, itens da fatura, itens de fatura, discriminação do serviço, descrição dos itens, descrição dos serviços prestados, serviço prestado, detalhe da fatura, descrição do consumo, descrição dos produtos e serviços, discriminação das operações ou prestações, descrição da operação, itens, descrição dos lançamentos, lançamentos',
    quantity:
      'quantidade, qtd, qtd., qtde, qtde., quant, quant., qde, horas, noites, dias, consumo, unidades, qt, qt., consumo m³, quantidade kwh, qtd kwh, diárias, dias faturados, faturado, quantid., qtd/un, qtd.un',
    unit: 'un, un., unidade, unid, unid., uni, und',
    unitPrice:
      'preço unitário, preço, pr. unit., pr unit, pr. unitário, valor unitário, v.unit., v unit, vl unit, vl un, preço unit, preço unit., p. unitário, valor unit, valor unit., vlr unit, vl. unit., p. unit., p.unit, vlr. unit., preço un, pr. un., p.u., p unit, custo unitário, preço/un, pvp, valor hora, preço un., preço unitário €, v. unit., vl. unitário, preco unitario, preco, tarifa r$, tarifa com tributos, preço unit. r$, preço unit. com tributos, p.un., valor un., vl. unitário r$, valor unit. r$, preço kwh, preço s/ iva, preço c/ iva',
    discount: 'desconto, desc, desc., dsc, dsc., desc %, % desc, desc. %, descontos, % desc., desc.%',
    taxRate:
      'iva, taxa, taxa iva, iva %, icms %, % iva, alíquota, imposto, %icms, %ipi, tx iva, iva (%), taxa de iva, imp, tx. iva, aliq, alíq. icms, alíq. ipi, aliq. icms, taxa %',
    taxAmount:
      'valor iva, total iva, v.icms, v.ipi, valor do imposto, montante iva, v icms, v ipi, valor icms, valor ipi, valor do iva, v. icms, v. ipi, iva €, imposto €, total imposto, vlr icms, vlr ipi',
    taxBase:
      'incidência, base, bc.icms, base de incidência, base tributável, base iva, bc icms, base de cálculo, base incidência, valor base, b. calc. icms, bc. icms, b.cálc icms',
    amount:
      'valor, total, valor total, v.total, v total, preço total, montante, total líquido, vl total, importância, valor líquido, vlr total, total s/ iva, vl. total, vlr. total, valor (r$), valor r$, total €, valor €, total eur, total (r$), total r$, v. total, líquido, total liquido, subtotal, preco total, valor total r$, importe, valor do serviço, débito, total linha',
    gross:
      'total com iva, total c/ iva, total c iva, valor c/ iva, total iva incl, total iva incluído, valor com iva, total (c/ iva)',
    credit: 'crédito, créditos, pagamentos',
  },
  totals: {
    subtotal:
      'subtotal, total líquido, total ilíquido, base tributável, incidência, valor total dos produtos, total sem iva, mercadoria serviços, mercadoria/serviços, soma, total dos produtos, total base, valor líquido, subtotal sem iva, valor dos serviços, valor ilíquido, base de incidência, sub total, sub-total, total liquido, total iliquido, total s/ iva, total produtos, valor bruto, valor sem iva, total dos serviços, total bruto, total de incidência, total mercadoria, total serviços, valor dos produtos, total incidência, valor total dos serviços, soma dos produtos, total antes de impostos, total da mercadoria, valor da mercadoria, valor tributável, total tributável, total incidências, valor bruto da nota, valor dos itens, total dos itens, total itens r$, subtotal itens, total de produtos, total de serviços',
    tax: 'iva, total iva, iva incluído, imposto, total de iva, total imposto, iss, icms, valor do iss, impostos, total de impostos, total impostos, iva total, valor do iva, valor iva, imposto total, montante iva, i.v.a., valor total do iva, total do iva, iss retido valor, i v a',
    total:
      'totais, total, total a pagar, valor total da nota, valor total, total geral, total documento, total eur, total do documento, montante total, valor a pagar, total da fatura, total r$, total com iva, total fatura, valor total da fatura, total da nota, total (eur), a pagar, total liquido a pagar, valor total do documento, total da nota de crédito, total a crédito, total euros, total €, total iva incluído, total c/ iva, valor líquido da nota, total factura, total da factura, total nota de crédito, total do serviço, valor da nota, total pago, total em eur, valor total r$, valor da fatura, total compra, montante a pagar, valor total a pagar, total nota, total recibo, total a receber, total a devolver, valor total da conta, valor a pagar r$, total a pagar r$, valor cobrado, total da conta, valor da conta, total geral r$, valor total da fatura r$, total a liquidar, total cupom, total do mês, total faturado, valor final, valor líquido a pagar, valor líquido da nfs-e, valor líquido nfs-e, valor total da nfs-e, valor total do serviço, valor total da nota fiscal, valor total dos serviços prestados, valor a receber, total €uro, total em euros, valor cobrado r$, montante a debitar, total recebido',
    due: 'saldo, em dívida, valor em dívida, saldo devedor, por pagar, saldo em aberto, restante',
    paid: 'pago, troco, dinheiro, multibanco, cartão, numerário, entregue, valor pago, recebido, cartão de crédito, cartão de débito, pix, mbway, mb way, adiantamento, pagamento, valor recebido, entrada, sinal, valor entregue, forma de pagamento, valor pago r$, cartao debito, cartao credito, dinheiro r$, cartão multibanco, pago por, referência multibanco, crédito, vale refeição, ticket refeição, vale alimentação, pago em numerário, entregue em numerário, valor entregue em dinheiro, pagamento multibanco, boleto, caução, adiantamentos, sinal recebido, valor adiantado, valor recebido r$, troco r$',
    discount:
      'desconto, descontos, desconto comercial, desconto total, total descontos, desconto financeiro, total desconto, abatimento, desconto global, desconto adicional, promoção, poupança imediata, descontos comerciais, total de descontos, desconto incondicional, descontos r$, desconto r$, desconto sobre item, retenção na fonte, irs retido, valor retido, retenção irs, retenção, retenção de garantia, irrf, inss, retenções, total retenções, iss retido, inss retido, ir retido, pis retido, cofins retido, csll retido, valor do inss, valor do ir, retenções federais, outras retenções, csll, retenção de irs, irs, retenção de imposto, iva autoliquidação, comparticipação',
    charge:
      'taxa turística, taxa municipal turística, portes, frete, valor do frete, envio, outras despesas acessórias, valor do seguro, taxa de serviço, gorjeta, seguro, portes de envio, despesas de envio, entrega, embalagem, transporte, taxa de entrega, acréscimo, acréscimos, despesas, gastos de envio, juros de mora, serviço 10, taxa de serviço 10, gorjeta 10, imposto de selo, imposto do selo, taxa de conservação, encargos, despesas acessórias',
    rounding: 'arredondamento, acerto, arredondamentos',
    carried: 'a transportar, transporte, soma e segue, total página, valor a transportar, transportado',
    other:
      'base de cálculo do icms, valor do icms, valor do icms st, valor aprox tributos, valor do ipi, base de cálculo do icms st, capital social, poupou, qtd total de itens, capital, qtd itens, quantidade de itens, poupança, total de artigos, nº artigos, pontos, tributos aproximados, valor aproximado dos tributos, câmbio, itens, volumes, total itens, desconto poupado, taxa de câmbio, tributos totais, tributos totais incidentes, quantidade total de itens, trib aprox, base de cálculo, tributos incidentes, valor aproximado tributos, total de itens, fatura anterior, valor em atraso, total de volumes, poupou nesta compra, nº de artigos, n.º de artigos, pontos acumulados, consumo médio, icms st, base de cálculo icms, valor dedução, deduções, poupança total, em cartão',
  },
  labels: {
    number:
      'fatura nº, fatura no, nº fatura, no fatura, número da fatura, fatura n, factura nº, factura no, fatura número, nota fiscal nº, nº da nota, número da nota, nº, no, documento nº, número, fatura recibo, ft, nota de crédito nº, fatura-recibo nº, fatura recibo nº, fatura-recibo n.º, fatura de locação nº, fatura de locação no, fatura de locação, recibo nº, recibo n.º, nota de crédito n.º, nº documento, nfe nº, número do documento, nota fiscal, nº de documento, no documento, fatura-recibo no, nota de crédito no, nº da fatura, no da fatura, nº nota fiscal, fatura simplificada nº, fatura simplificada no, fatura simplificada, fatura n.º, n.º fatura, n.º da fatura, n.º, documento no, recibo no, talão nº, cupom nº, nº recibo, extrato nº, extrato no, nota de crédito n, factura n, n.º do documento, número da factura, n da fatura, n fatura, n documento, nf nº, cupom, numero da nota, n do documento, nfc-e nº, nfc-e n, nfce nº, nf-e nº, nota nº, cupom fiscal, coo, ccf, nº do documento, nº doc, fatura simplificada n, nº da nota fiscal, número da nfs-e, número da nota fiscal, nº da nfs-e, número nfs-e, nfs-e nº, nota fiscal n, nf-e n, nota fiscal eletrônica nº, conta nº, cfe nº, extrato n, cupom n, nfc-e, venda nº, recibo número, n.º do recibo, venda a dinheiro nº, nota de débito nº',
    date: 'data, data de emissão, data da fatura, data emissão, data da emissão, emissão, emitida em, data fatura, data do documento, data factura, data da factura, data doc, data documento, data da nota, data e hora da emissão, data e hora, data e hora de emissão, emitido em, data da venda, data de compra, data-hora',
    dueDate:
      'vencimento, data de vencimento, data vencimento, pagar até, data limite de pagamento, prazo de pagamento, vence em, pagamento até, data limite pagamento, pagável até, vence a, data limite, data de pagamento, vencimento em, pagamento até dia, pague até, limite de pagamento, válido para pagamento até',
    otherDate:
      'data da entrada / saída, data de entrega, período, data da entrada saída, data entrega, data do pedido, check in, check out, entrada, saída, período de faturação, data de vencimento contrato, data carga, competência, data da entrega, data de entrada, data de saída, data de chegada, data de partida, data de vencimento anterior',
    purchaseOrder:
      'encomenda, pedido nº, ordem de compra, v/ encomenda, requisição, nº encomenda, número do pedido, sua referência, v. ref, v/ ref, v/ref, nº de encomenda, pedido, vossa encomenda, vossa referência, v. encomenda, nº requisição, nº do pedido, v ref, encomenda nº, pedido no, n encomenda',
    taxId:
      'nif, contribuinte, cnpj, cpf, cnpj / cpf, nipc, contribuinte nº, cnpj/cpf, v/ nif, v. contribuinte, nº contribuinte, cpf/cnpj, nif cliente, n contribuinte, v/contribuinte, contribuinte n.º, n.º contribuinte, cif',
    currency: 'moeda, valores em, divisa',
    customer:
      'cliente, faturar a, destinatário, locatário, locatária, contratante, exmo.(a) sr.(a), exmo a sr a, exma sra, exmo(s) sr(s), exmos srs, exmo sr, nome razão social, nome / razão social, adquirente, tomador, destinatário / remetente, destinatário remetente, faturado a, nome, exmo.(s) sr.(s), exmo s sr s, tomador de serviços, tomador do serviço, dados do cliente, exmos. senhores, exmos senhores, nome do cliente, cobrar a, pagador, comprador, endereço de faturação, sacado, hóspede, consumidor, morada de faturação, razão social, dados do tomador',
    vendor:
      'emitente, fornecedor, vendedor, prestador, de, prestador de serviços, prestador do serviço, dados do emitente, emitido por, beneficiário, cedente, vendido por, loja, dados do prestador',
    shipTo:
      'entregar em, local de entrega, morada de entrega, endereço de entrega, local de descarga, enviar para, local de prestação',
    other:
      'nº cliente, código cliente, telefone, tel, fax, email, e-mail, página, iban, endereço, bairro / distrito, bairro distrito, cep, município, fone / fax, fone fax, uf, inscrição estadual, forma de pagamento, banco, natureza da operação, chave de acesso, protocolo de autorização de uso, série, folha, inscrição municipal, morada, atcud, condições de pagamento, cond pagamento, cond. pagamento, vendedor nº, operador, caixa, mesa, observações, código do cliente, telemóvel, contacto, contato, modo de pagamento, nib, swift, v. nº contrib, localidade, código postal, bairro, cidade, complemento, hora de entrada saída, hora, referência, entidade, montante, matrícula, projeto, original, duplicado, cod cliente, cód. cliente, pág, loja nº, conta, agência, atendido por, programa certificado n, programa certificado nº, certificado nº, processado por programa certificado nº, protocolo de autorização',
  },
  titles: {
    invoice:
      'fatura, factura, nota fiscal, nf-e, nota fiscal conta de energia elétrica, conta de energia elétrica, conta de energia, conta de água, danfe, nota fiscal eletrônica, fatura proforma, nfs-e, nota fiscal de serviço, fatura-recibo, fatura recibo, nota fiscal de serviços eletrônica, nota fiscal eletrônica de serviços, fatura pró-forma, nota fiscal de serviços eletrônica nfs-e, nota fiscal fatura, venda a dinheiro, conta de luz, fatura comercial, danfse, nota de honorários, nota de débito, conta de serviços de água e esgoto, conta de água e esgoto, conta de gás, conta de telefone, conta de serviços, fatura de energia elétrica, fatura de energia, fatura de água, fatura de serviços, fatura de gás, fatura de telefone, nota fiscal de energia elétrica, nota fiscal conta de energia, danf3e, nf3e, nfcom, nota fiscal fatura de serviços, nota fiscal de serviços de telecomunicações, conta de consumo, fatura mensal, a sua fatura, sua fatura, fatura da água, fatura eletricidade, fatura eletricidade e gás, nota fiscal de prestação de serviços, fatura de prestação de serviços, recibo verde, fatura-recibo verde, nota de cobrança, demonstrativo de faturamento',
    creditNote: 'nota de crédito, nota de credito, devolução, fatura retificativa',
    receipt:
      'recibo, fatura simplificada, talão, cupom fiscal, cupom fiscal eletrônico, recibo de pagamento, danfe nfc-e, talão de venda, recibo de venda, extrato cf-e, comprovativo de pagamento, comprovante de pagamento, comprovante, talão de compra, cupão, nfc-e, cfe sat, cupom fiscal eletrônico sat, consulta de mesa, talão de caixa, documento auxiliar da nota fiscal de consumidor eletrônica, recibo provisório',
    other:
      'orçamento, guia de remessa, encomenda, contrato, proposta, cotação, recibo de vencimento, holerite, certificado, guia de transporte, relatório, currículo, proposta comercial, nota de encomenda, certidão, lembrete de pagamento, pedido de compra, ementa, cardápio',
  },
  names: {
    owners: 'condomínio',
    trade:
      'restaurante, café, padaria, hotel, mercado, supermercado, farmácia, loja, oficina, livraria, comércio, serviços, pastelaria, papelaria',
    street: 'rua, avenida, av, praça, travessa, estrada, largo, rodovia, alameda, bairro, andar, lote',
    greeting: 'obrigado, obrigada, bem vindo, volte sempre, página, caixa, sua, seu',
  },
  units:
    'un, un., und, unid, unidade, unidades, h, hora, horas, kg, g, l, m, m2, m², dia, dias, mês, meses, cx, pç, lt, noite, noites, kwh, pct, par, peça, peças, caixa, caixas, serv, sv, ano, km, ml, saco, rolo, garrafa, vb, conj, mes, pc, pcs, licença, min, pacote, pacotes, frasco, fr, emb, emb., embalagem, dz, dúzia, mt, mts, metro, metros, lts, litro, litros, gr, grs, gf, garrafas, m3, m³, mwh, diária, diárias, pessoa, pessoas, sacos, rolos, bd, bl, jg, kit, gl, lata, cj, pax, sessão, consulta, verba, mil, ton',
};
