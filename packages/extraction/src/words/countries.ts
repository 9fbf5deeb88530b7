/** Signs that a document comes from a country, and the currency used there unless another is named. */
export type Country = {
  /** ISO 3166 code, which also appears in IBANs, phone numbers and web addresses. */
  readonly code: string;
  readonly currency: string;
  /** Its languages; the mark means that most of their writers live here. */
  readonly languages: string;
  /** The decimal mark; both if both are common. */
  readonly decimal: '.' | ',' | '.,';
  /** How postal codes are printed before or after a place; left out if there are none. */
  readonly postal?: RegExp;
  /** Whether no other country's postal codes have this format. */
  readonly isOwnPostal?: true;
  readonly dial: string;
  /** The domain if it differs from the code. */
  readonly domain?: string;
  /** Its names and those of its larger places, as addresses print them; comma-separated. */
  readonly places: string;
  /** How its banks group account numbers, if no other country's do. */
  readonly account?: RegExp;
  /** Its states or provinces, as terminals print them after the place of a purchase. */
  readonly states?: string;
  /** Whether thousands are grouped by two digits over the first three. */
  readonly hasLakhs?: true;
  /** Whether its currency has no decimals: true if it never has, false if it may have. */
  readonly isWhole?: boolean;
  /** Whether numeric dates are month first. */
  readonly isMonthFirst?: true;
  /** Taxes, registers, payment schemes, authorities and company types that only it has. */
  readonly words?: string;
};

type Row = readonly [
  code: string,
  currency: string,
  languages: string,
  decimal: Country['decimal'],
  postal: RegExp | null,
  dial: string,
  places: string,
  words?: string,
  more?: Pick<
    Country,
    'isOwnPostal' | 'domain' | 'account' | 'states' | 'isMonthFirst' | 'isWhole' | 'hasLakhs'
  >,
];

const OWN = { isOwnPostal: true } as const;
const FOUR = /(?<![\d.,/-])[1-9]\d{3}(?![\d.,/-])/;
const FIVE = /(?<![\d.,/-])\d{5}(?![\d.,/-])/;
const SIX = /(?<![\d.,/-])[1-9]\d{5}(?![\d.,/-])/;

const ROWS: readonly Row[] = [
  // biome-ignore format: a table reads better in rows
  ...([
    ['US', 'USD', 'en es', '.', /\b(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|PR|RI|S[CD]|T[NX]|UT|V[AIT]|W[AIVY]|GU)[ .,]+\d{5}(?:-\d{4})?(?!\d)/, '1', 'United States,USA,New York,Los Angeles,Chicago,Houston,Phoenix,Philadelphia,San Antonio,San Diego,Dallas,San Francisco,Seattle,Denver,Boston,Atlanta,Miami,Minneapolis,Portland,Charlotte,Columbus,Austin,Delaware,Sioux Falls,Puerto Rico', 'FDIC,NCUA,Zelle,Member FDIC,Federal Reserve,Form 1099,Equal Housing Lender,ACH,APR,Routing number,Routing Number,ABA', { ...OWN, domain: 'us', isMonthFirst: true, states: 'AK AZ CA CO CT DC FL GA IL IA KS KY MD MI MN MS MO MT NE NV NH NJ NM NY NC ND OH RI SC SD TN TX UT VT VA WA WV WI WY' }],
    ['CA', 'CAD', 'en fr', '.,', /\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b/, '1', 'Canada,Ontario,Québec,Quebec,Toronto,Montréal,Montreal,Vancouver,Calgary,Edmonton,Ottawa,Winnipeg,Halifax,Laval,Gatineau,Sherbrooke,Lévis,Alberta,Manitoba,Saskatchewan,Nova Scotia,British Columbia', 'Interac,CDIC,SADC,e-Transfer,virement Interac,Virement Interac,GST/HST,HST,TPS,TVQ', { ...OWN, states: 'AB BC MB NB NL NS NT ON QC SK YT' }],
    ['MX', 'MXN', 'es', '.', FIVE, '52', 'México,Mexico,CDMX,Ciudad de México,Guadalajara,Monterrey,Puebla,Mérida,Tijuana,León,Querétaro,Cancún,Chihuahua,Toluca,Hermosillo,Saltillo,Veracruz,Jalisco,Nuevo León,Yucatán,Oaxaca,Morelia', 'SPEI,CLABE,RFC,CONDUSEF,IPAB,CFDI,UDI,S.A. de C.V.,SA DE CV,COMISION POR SPEI'],
    ['AR', 'ARS', 'es', ',', FOUR, '54', 'Argentina,Buenos Aires,CABA,Rosario,Córdoba,Mendoza,La Plata,Santa Fe,Mar del Plata,Tucumán,Salta,Neuquén,Bahía Blanca,Paraná,Corrientes', 'CUIT,CUIL,CBU,BCRA,CVU,IIBB,SIRCREB,Ley 25.413,Caja de Ahorro en Pesos'],
    ['CL', 'CLP', 'es', ',', /(?<!\d)\d{3}-?\d{4}(?!\d)/, '56', 'Chile,Santiago,Valparaíso,Viña del Mar,Concepción,Antofagasta,Temuco,Rancagua,Providencia,Las Condes,Ñuñoa,Iquique,Puerto Montt,La Serena', 'RUT,CMF,CuentaRUT,cartola,Cartola,Cuenta Vista,cuenta vista,Redbanc,pesos chilenos', { isWhole: true }],
    ['CO', 'COP', 'es', '.,', SIX, '57', 'Colombia,Bogotá,Bogota,Medellín,Medellin,Cali,Barranquilla,Cartagena,Bucaramanga,Pereira,Manizales,Cúcuta,Ibagué,Santa Marta', 'NIT,GMF,4X1000,4x1000,Fogafín,FOGAFIN,PSE,Superintendencia Financiera,Defensor del Consumidor', { isWhole: false }],
    ['PE', 'PEN', 'es', '.', /\bLima ?\d{1,2}\b/, '51', 'Perú,Peru,Lima,Arequipa,Trujillo,Chiclayo,Piura,Cusco,Miraflores,San Isidro', 'SUNAT'],
    ['UY', 'UYU', 'es', ',', FIVE, '598', 'Uruguay,Montevideo,Salto,Paysandú,Maldonado,Punta del Este', 'BROU'],
    ['BR', 'BRL', 'pt!', ',', /(?<!\d)\d{5}-\d{3}(?!\d)/, '55', 'Brasil,São Paulo,Sao Paulo,Rio de Janeiro,Belo Horizonte,Curitiba,Porto Alegre,Salvador,Recife,Fortaleza,Brasília,Campinas,Florianópolis,Goiânia,Manaus', 'CNPJ,CPF,PIX,Pix,CEP,Boleto,BACEN', OWN],
    ['GB', 'GBP', 'en', '.', /\b(?:GIR 0AA|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})\b/, '44', 'United Kingdom,England,Scotland,Wales,Northern Ireland,London,Birmingham,Manchester,Leeds,Glasgow,Edinburgh,Liverpool,Bristol,Sheffield,Cardiff,Belfast,Leicester,Nottingham,Newcastle,Perth,Dundee,Swansea', 'Sort code,Sort Code,sort code,SORT CODE,FSCS,Financial Conduct Authority,FCA,Faster Payment,BACS,CHAPS,Prudential Regulation Authority,ABBREVIATIONS OVERLEAF', { ...OWN, domain: 'co.uk', account: /(?<![\d-])\d\d([- ])\d\d\1\d\d[ /-]+\d{8}(?!\d)/ }],
    ['IE', 'EUR', 'en', '.', /\b[A-Z]\d{2} [A-Z\d]{4}\b|\bDublin \d{1,2}\b/, '353', 'Ireland,Dublin,Cork,Galway,Limerick,Waterford,Co. Dublin,Co. Cork,Kilkenny', 'Central Bank of Ireland,Credit Union,NSC,Eircode', OWN],
    ['AU', 'AUD', 'en', '.', /\b(?:NSW|VIC|QLD|SA|WA|TAS|ACT|NT) \d{4}\b/, '61', 'Australia,Sydney,Melbourne,Brisbane,Perth,Adelaide,Canberra,Hobart,Darwin,Gold Coast,Newcastle NSW', 'BSB,ABN,AFSL,BPAY,Osko,PayID,Pty Ltd,PTY LTD', { ...OWN, domain: 'com.au', account: /(?<![\d-])\d{3}-\d{3} \d{6,9}(?!\d)/, states: 'NSW VIC QLD SA WA TAS ACT' }],
    ['NZ', 'NZD', 'en', '.', FOUR, '64', 'New Zealand,Auckland,Wellington,Christchurch,Hamilton,Dunedin,Tauranga,Napier,Nelson,Queenstown,Rotorua,Palmerston North,Invercargill,New Plymouth,Whangarei,Taupo', 'IRD,NZBN', { domain: 'co.nz', account: /(?<![\d-])\d\d-\d{4}-\d{6,7}-\d{2,3}(?!\d)/ }],
    ['ZA', 'ZAR', 'en af', '.,', FOUR, '27', 'South Africa,Suid-Afrika,Johannesburg,Cape Town,Kaapstad,Durban,Pretoria,Port Elizabeth,Gqeberha,Bloemfontein,Sandton,Stellenbosch,Westville,Centurion,Randburg,Roodepoort,Polokwane,East London,Paarl', 'SARS,NCRCP,(Pty) Ltd,Authorised Financial Services,Instant EFT,BTW', { domain: 'co.za' }],
    ['IN', 'INR', 'en', '.', /(?<![\d.,/-])[1-9]\d{2} ?\d{3}(?![\d.,/-])/, '91', 'India,Mumbai,Delhi,New Delhi,Bengaluru,Bangalore,Hyderabad,Chennai,Kolkata,Pune,Ahmedabad,Jaipur,Lucknow,Kochi,Surat,Nagpur,Indore,Rajahmundry,Kakinada,Coimbatore,Gurgaon,Noida,Karnataka,Maharashtra,Tamil Nadu,Kerala,Gujarat', 'IFSC,MICR,UPI,NEFT,IMPS,GSTIN,Chq.No,CHQ.NO,TO CLG,BY CLG,SMT,SHRI', { domain: 'in', hasLakhs: true }],
    ['PK', 'PKR', 'en ur', '.', FIVE, '92', 'Pakistan,Karachi,Lahore,Islamabad,Rawalpindi,Faisalabad,Peshawar,Multan', 'CNIC,Raast'],
    ['LK', 'LKR', 'en', '.', FIVE, '94', 'Sri Lanka,Colombo,Kandy,Galle'],
    ['BD', 'BDT', 'en bn', '.', FOUR, '880', 'Bangladesh,Dhaka,Chittagong,Sylhet,Khulna', 'bKash'],
    ['NP', 'NPR', 'en ne', '.', FIVE, '977', 'Nepal,Kathmandu,Pokhara,Lalitpur'],
    ['SG', 'SGD', 'en zh', '.', SIX, '65', 'Singapore,SINGAPORE', 'PayNow,NETS,UEN,SDIC', { domain: 'sg' }],
    ['MY', 'MYR', 'ms! en', '.', FIVE, '60', 'Malaysia,Kuala Lumpur,Selangor,Johor,Penang,Pulau Pinang,Petaling Jaya,Ipoh,Shah Alam,Klang,Subang Jaya,Seremban,Melaka,Sabah,Sarawak,Kuching', 'SDN BHD,Sdn Bhd,PIDM,DuitNow'],
    ['HK', 'HKD', 'zh en', '.', null, '852', 'Hong Kong,HONG KONG,Kowloon,Wan Chai,New Territories,Tsim Sha Tsui,香港,九龍,新界', 'HKICL,HKID'],
    ['PH', 'PHP', 'en', '.', FOUR, '63', 'Philippines,Manila,Makati,Quezon City,Cebu,Davao,Taguig,Pasig', 'PDIC,PESONet'],
    ['ID', 'IDR', 'id!', '.,', FIVE, '62', 'Indonesia,Jakarta,Surabaya,Bandung,Medan,Semarang,Denpasar,Yogyakarta,Makassar', 'NPWP,OJK,BI-FAST', { isWhole: true }],
    ['TH', 'THB', 'th!', '.', FIVE, '66', 'Thailand,Bangkok,กรุงเทพ,เชียงใหม่,ภูเก็ต,นนทบุรี,Chiang Mai,Phuket', 'PromptPay,พร้อมเพย์'],
    ['VN', 'VND', 'vi!', '.,', /(?<!\d)\d{5,6}(?!\d)/, '84', 'Việt Nam,Vietnam,Hà Nội,Hồ Chí Minh,Đà Nẵng,Hải Phòng,Cần Thơ', 'Napas,NAPAS', { isWhole: true }],
    ['JP', 'JPY', 'ja!', '.', /〒? ?\d{3}-\d{4}/, '81', '日本,東京,大阪,名古屋,京都,横浜,札幌,福岡,神戸,Tokyo,Osaka,Japan', '株式会社,振込,普通預金', { isWhole: true }],
    ['KR', 'KRW', 'ko!', '.', FIVE, '82', '대한민국,서울,부산,인천,대구,대전,광주,Seoul,Busan,Korea', '', { isWhole: true }],
    ['CN', 'CNY', 'zh!', '.', SIX, '86', '中国,北京,上海,广州,深圳,杭州,成都,南京,武汉,重庆,China,Beijing,Shanghai', '支付宝,微信,银联,账户,记账,银行股份有限公司,客户,余额'],
    ['TW', 'TWD', 'zh', '.', /(?<!\d)\d{3}(?:\d{2,3})?(?!\d)/, '886', '台灣,臺灣,台北,臺北,高雄,台中,臺中,台南,新北,桃園,Taiwan,Taipei', '統一編號,帳戶,餘額,民國'],
    ['DE', 'EUR', 'de!', ',', FIVE, '49', 'Deutschland,Germany,Berlin,Hamburg,München,Köln,Frankfurt,Stuttgart,Düsseldorf,Leipzig,Dortmund,Essen,Bremen,Dresden,Hannover,Nürnberg,Mannheim,Karlsruhe', 'BLZ,HRB,USt-IdNr.,Sparkasse,Volksbank,GmbH,SCHUFA,BaFin,girocard'],
    ['AT', 'EUR', 'de', ',', FOUR, '43', 'Österreich,Austria,Wien,Graz,Linz,Salzburg,Innsbruck,Klagenfurt,Villach,Wels,St. Pölten,Dornbirn', 'ATU,Firmenbuch,FN,Raiffeisen'],
    ['CH', 'CHF', 'de fr it', '.', FOUR, '41', 'Schweiz,Suisse,Svizzera,Switzerland,Zürich,Genève,Geneva,Basel,Bern,Berne,Lausanne,Luzern,Lugano,St. Gallen,Winterthur,Biel,Thun,Sion,Sierre,Martigny,Fribourg,Neuchâtel,Chur,Zug,Aarau,Bellinzona,Locarno,Montreux,Vevey', 'TWINT,PostFinance,Kantonalbank,Banque Cantonale,QR-Rechnung,MWST,e-facture,eBill,Valoren'],
    ['LI', 'CHF', 'de', '.', /\b94\d\d\b/, '423', 'Liechtenstein,Vaduz,Schaan,Triesen'],
    ['FR', 'EUR', 'fr', ',', FIVE, '33', 'France,Paris,Marseille,Lyon,Toulouse,Nice,Nantes,Strasbourg,Montpellier,Bordeaux,Lille,Rennes,Reims,Grenoble,Dijon,Angers,Nîmes,Brest,Tours', 'SIRET,SIREN,RIB,RCS,ORIAS,CEDEX,FGDR'],
    ['BE', 'EUR', 'nl fr de', ',', FOUR, '32', 'België,Belgique,Belgium,Bruxelles,Brussel,Antwerpen,Anvers,Gent,Gand,Liège,Luik,Charleroi,Namur,Namen,Brugge,Leuven,Mons,Mechelen', 'BCE,KBO,BTW BE,Bancontact'],
    ['LU', 'EUR', 'fr de', ',', /\bL-\d{4}\b/, '352', 'Luxembourg,Luxemburg,Esch-sur-Alzette', '', OWN],
    ['NL', 'EUR', 'nl!', ',', /(?<!\d)[1-9]\d{3} ?[A-Z]{2}\b/, '31', 'Nederland,Netherlands,Amsterdam,Rotterdam,Den Haag,Utrecht,Eindhoven,Groningen,Tilburg,Almere,Breda,Nijmegen,Haarlem,Arnhem', 'KvK,iDEAL,BTW NL', OWN],
    ['ES', 'EUR', 'es ca', ',', FIVE, '34', 'España,Spain,Madrid,Barcelona,Valencia,Sevilla,Zaragoza,Málaga,Murcia,Palma,Bilbao,Alicante,Valladolid,Vigo,Gijón,Granada,A Coruña,Donostia,Girona,Tarragona,Lleida', 'Bizum,C.C.C.'],
    ['PT', 'EUR', 'pt', ',', /(?<!\d)\d{4}-\d{3}(?!\d)/, '351', 'Portugal,Lisboa,Porto,Braga,Coimbra,Faro,Aveiro,Setúbal,Funchal,Évora,Leiria', 'NIB,Multibanco,MB Way,Imposto de selo', OWN],
    ['IT', 'EUR', 'it!', ',', FIVE, '39', 'Italia,Italy,Roma,Milano,Napoli,Torino,Palermo,Genova,Bologna,Firenze,Bari,Catania,Venezia,Verona,Padova,Trieste,Brescia', 'ABI,CAB,P.IVA,Partita IVA,Bancomat,bolli'],
    ['GR', 'EUR', 'el!', ',', /(?<!\d)\d{3} ?\d{2}(?!\d)/, '30', 'Ελλάδα,Αθήνα,Θεσσαλονίκη,Πάτρα,Greece,Athens', 'ΑΦΜ'],
    ['CY', 'EUR', 'el', '.,', FOUR, '357', 'Cyprus,Κύπρος,Λευκωσία,Nicosia,Limassol,Λεμεσός'],
    ['MT', 'EUR', 'en mt', '.', /\b[A-Z]{3} ?\d{4}\b/, '356', 'Malta,Valletta,Sliema,Birkirkara'],
    ['FI', 'EUR', 'fi! sv', ',', FIVE, '358', 'Suomi,Finland,Helsinki,Helsingfors,Espoo,Tampere,Turku,Åbo,Oulu,Vantaa,Jyväskylä,Lahti,Kuopio', 'Y-tunnus,MobilePay'],
    ['EE', 'EUR', 'et!', ',', FIVE, '372', 'Eesti,Tallinn,Tartu,Pärnu'],
    ['LV', 'EUR', 'lv!', ',', /\bLV-\d{4}\b/, '371', 'Latvija,Rīga,Daugavpils,Liepāja'],
    ['LT', 'EUR', 'lt!', ',', /\b(?:LT-)?\d{5}\b/, '370', 'Lietuva,Vilnius,Kaunas,Klaipėda'],
    ['SK', 'EUR', 'sk!', ',', /(?<!\d)\d{3} \d{2}(?!\d)/, '421', 'Slovensko,Bratislava,Košice,Žilina,Prešov,Nitra', 'IČ DPH'],
    ['SI', 'EUR', 'sl!', ',', FOUR, '386', 'Slovenija,Ljubljana,Maribor,Celje,Kranj'],
    ['HR', 'EUR', 'hr!', ',', FIVE, '385', 'Hrvatska,Zagreb,Split,Rijeka,Osijek', 'OIB'],
    ['SE', 'SEK', 'sv!', ',', /(?<!\d)\d{3} \d{2}(?!\d)/, '46', 'Sverige,Sweden,Stockholm,Göteborg,Malmö,Uppsala,Västerås,Örebro,Linköping,Umeå,Lund,Helsingborg,Jönköping', 'Swish,Bankgiro,Plusgiro'],
    ['NO', 'NOK', 'no!', ',', FOUR, '47', 'Norge,Norway,Oslo,Bergen,Trondheim,Stavanger,Tromsø,Drammen,Kristiansand', 'Vipps,KID,BankAxept,orgnr'],
    ['DK', 'DKK', 'da!', ',', FOUR, '45', 'Danmark,Denmark,København,Aarhus,Odense,Aalborg,Esbjerg,Randers,Kolding,Vejle', 'CVR,NemKonto,Dankort,Betalingsservice,MobilePay,Reg.nr.,Reg. nr.'],
    ['IS', 'ISK', 'is!', ',', /(?<!\d)\d{3}(?!\d)/, '354', 'Ísland,Iceland,Reykjavík,Akureyri,Kópavogur', 'kennitala,Kennitala', { isWhole: true }],
    ['PL', 'PLN', 'pl!', ',', /(?<!\d)\d{2}-\d{3}(?!\d)/, '48', 'Polska,Poland,Warszawa,Kraków,Łódź,Wrocław,Poznań,Gdańsk,Szczecin,Katowice', 'NIP,REGON,BLIK,KRS', OWN],
    ['CZ', 'CZK', 'cs!', ',', /(?<!\d)\d{3} \d{2}(?!\d)/, '420', 'Česká republika,Česko,Praha,Brno,Ostrava,Plzeň,Olomouc,Liberec', 'IČO,DIČ'],
    ['HU', 'HUF', 'hu!', ',', FOUR, '36', 'Magyarország,Budapest,Debrecen,Szeged,Pécs,Győr,Miskolc', 'adószám', { isWhole: true }],
    ['RO', 'RON', 'ro!', '.,', SIX, '40', 'România,Romania,București,Bucuresti,Cluj-Napoca,Timișoara,Iași,Brașov,Constanța', 'CUI,CNP'],
    ['BG', 'BGN', 'bg!', '.,', FOUR, '359', 'България,София,Пловдив,Варна,Бургас', 'ЕИК,БУЛСТАТ'],
    ['RS', 'RSD', 'sr!', ',', FIVE, '381', 'Srbija,Србија,Beograd,Београд,Novi Sad,Niš', 'PIB,JMBG'],
    ['BA', 'BAM', 'hr sr', ',', FIVE, '387', 'Bosna i Hercegovina,Sarajevo,Banja Luka,Mostar,Tuzla', 'JIB'],
    ['MK', 'MKD', 'mk! sq', ',', FOUR, '389', 'Македонија,Скопје,Битола'],
    ['AL', 'ALL', 'sq!', ',', FOUR, '355', 'Shqipëri,Tiranë,Tirana,Durrës', 'NIPT'],
    ['TR', 'TRY', 'tr!', ',', FIVE, '90', 'Türkiye,Turkey,İstanbul,Istanbul,Ankara,İzmir,Bursa,Antalya,Adana', 'MERSİS,TCKN,VKN,BSMV,KKDF'],
    ['UA', 'UAH', 'uk!', '.,', FIVE, '380', 'Україна,Київ,Львів,Одеса,Харків,Дніпро', 'ЄДРПОУ,ІПН,МФО'],
    ['RU', 'RUB', 'ru', '.,', SIX, '7', 'Россия,Москва,Санкт-Петербург,Новосибирск,Екатеринбург,Казань', 'ИНН,КПП,БИК,СБП'],
    ['BY', 'BYN', 'ru', '.,', SIX, '375', 'Беларусь,Минск,Гомель,Брест,Гродно,Витебск,Могилёв', 'УНП,НБ РБ,НБРБ,ЕРИП'],
    ['KZ', 'KZT', 'ru kk', '.,', SIX, '77', 'Казахстан,Қазақстан,Алматы,Астана,Шымкент', 'БИН,ИИН,Kaspi'],
    ['GE', 'GEL', 'ka!', '.', FOUR, '995', 'საქართველო,თბილისი,ბათუმი,Tbilisi'],
    ['AM', 'AMD', 'hy!', '.', FOUR, '374', 'Հայաստան,Երևան,Yerevan'],
    ['AZ', 'AZN', 'az!', '.', /\bAZ ?\d{4}\b/, '994', 'Azərbaycan,Bakı,Gəncə,Baku'],
    ['MN', 'MNT', 'mn!', '.', FIVE, '976', 'Монгол Улс,Улаанбаатар,Дархан,Эрдэнэт,Mongolia,Ulaanbaatar'],
    ['MD', 'MDL', 'ro', '.,', /\bMD-?\d{4}\b/, '373', 'Moldova,Chișinău,Bălți'],
    ['IL', 'ILS', 'he! en', '.', /(?<!\d)\d{7}(?!\d)/, '972', 'Israel,ישראל,Tel Aviv,תל אביב,Jerusalem,ירושלים,Haifa,חיפה,Beer Sheva,Eilat,Yafo', 'ARNONA,Arnona,Bituach Leumi'],
    ['AE', 'AED', 'ar en', '.', null, '971', 'United Arab Emirates,UAE,Dubai,Abu Dhabi,Sharjah,Ajman,دبي,أبوظبي,الإمارات', 'TRN,UAEFTS'],
    ['SA', 'SAR', 'ar', '.', FIVE, '966', 'Saudi Arabia,Riyadh,Jeddah,Dammam,Makkah,الرياض,جدة,السعودية', 'SAMA,mada,SADAD,sarie'],
    ['QA', 'QAR', 'ar en', '.', null, '974', 'Qatar,Doha,قطر,الدوحة'],
    ['KW', 'KWD', 'ar en', '.', FIVE, '965', 'Kuwait,Kuwait City,الكويت', 'KNET'],
    ['BH', 'BHD', 'ar en', '.', null, '973', 'Bahrain,Manama,البحرين,المنامة'],
    ['OM', 'OMR', 'ar en', '.', null, '968', 'Oman,Muscat,عمان,مسقط'],
    ['JO', 'JOD', 'ar en', '.', FIVE, '962', 'Amman,الأردن'],
    ['EG', 'EGP', 'ar en', '.', FIVE, '20', 'Egypt,Cairo,Alexandria,Giza,مصر,القاهرة', 'Meeza'],
    ['MA', 'MAD', 'fr ar', ',', FIVE, '212', 'Maroc,Casablanca,Rabat,Marrakech,Fès,Tanger,Agadir', 'CIH'],
    ['TN', 'TND', 'fr ar', ',', FOUR, '216', 'Tunisie,Tunis,Sfax,Sousse'],
    ['DZ', 'DZD', 'fr ar', ',', FIVE, '213', 'Algérie,Alger,Oran,Constantine'],
    ['SN', 'XOF', 'fr', ',', null, '221', 'Sénégal,Dakar,Côte d’Ivoire,Abidjan,Bamako,Ouagadougou,Cotonou,Lomé,Niamey', '', { isWhole: true }],
    ['CM', 'XAF', 'fr', ',', null, '237', 'Cameroun,Douala,Yaoundé,Libreville,Brazzaville', '', { isWhole: true }],
    ['NG', 'NGN', 'en', '.', /(?<!\d)\d{6}(?!\d)/, '234', 'Nigeria,Lagos,Abuja,Ibadan,Kano,Port Harcourt,Ikeja', 'BVN,NUBAN'],
    ['GH', 'GHS', 'en', '.', null, '233', 'Ghana,Accra,Kumasi,Tema', 'GhIPSS'],
    ['KE', 'KES', 'en sw', '.', /(?<!\d)\d{5}-\d{5}(?!\d)|(?<!\d)00\d{3}(?!\d)/, '254', 'Kenya,Nairobi,Mombasa,Kisumu,Nakuru', 'M-PESA,Mpesa,KRA PIN,PesaLink,Paybill,Pay Bill'],
    ['TZ', 'TZS', 'en sw', '.', null, '255', 'Tanzania,Dar es Salaam,Dodoma,Arusha'],
    ['UG', 'UGX', 'en sw', '.', null, '256', 'Uganda,Kampala,Entebbe', '', { isWhole: true }],
    ['BW', 'BWP', 'en', '.', null, '267', 'Botswana,Gaborone,Francistown'],
    ['MU', 'MUR', 'en fr', '.', FIVE, '230', 'Mauritius,Port Louis,Curepipe'],
    ['JM', 'JMD', 'en', '.', null, '1876', 'Jamaica,Kingston,Montego Bay'],
    ['TT', 'TTD', 'en', '.', SIX, '1868', 'Trinidad,Port of Spain,San Fernando'],
    ['BS', 'BSD', 'en', '.', null, '1242', 'Bahamas,The Bahamas,Nassau,Freeport,Grand Bahama,Abaco,Eleuthera'],
    ['BN', 'BND', 'ms en', '.', null, '673', 'Brunei,Brunei Darussalam,Bandar Seri Begawan'],
    ['BB', 'BBD', 'en', '.', /(?<!\p{L})BB\d{5}(?!\d)/u, '1246', 'Barbados,Bridgetown,Speightstown'],
    ['FJ', 'FJD', 'en', '.', null, '679', 'Fiji,Suva,Nadi,Lautoka,Labasa'],
    ['DO', 'DOP', 'es', '.', FIVE, '1809', 'República Dominicana,Santo Domingo,Punta Cana', 'RNC,DGII'],
    ['GT', 'GTQ', 'es', '.', FIVE, '502', 'Guatemala,Quetzaltenango'],
    ['CR', 'CRC', 'es', '.,', FIVE, '506', 'Costa Rica,San José,Alajuela,Heredia', 'SINPE'],
    ['PY', 'PYG', 'es', ',', FOUR, '595', 'Paraguay,Asunción,Ciudad del Este', '', { isWhole: true }],
    ['VE', 'VES', 'es', ',', null, '58', 'Venezuela,Caracas,Maracaibo,Barquisimeto,Maracay,Ciudad Guayana,Barcelona Anzoátegui', 'RIF,R.I.F.,SUDEBAN,FOGADE,Pago Móvil,IGTF,bolívares,BOLÍVARES'],
    ['BO', 'BOB', 'es', '.,', null, '591', 'Bolivia,La Paz,El Alto,Cochabamba,Santa Cruz de la Sierra'],
    ['EC', 'USD', 'es', '.', SIX, '593', 'Ecuador,Quito,Guayaquil,Cuenca'],
    ['SV', 'USD', 'es', '.', FOUR, '503', 'El Salvador,San Salvador', 'DUI'],
    ['PA', 'USD', 'es', '.', null, '507', 'Panamá,Panama'],
  ] as readonly Row[]),
];

/** Countries whose statements are read. */
export const COUNTRIES: readonly Country[] = ROWS.map(
  ([code, currency, languages, decimal, postal, dial, places, words, more]) => ({
    ...{ code, currency, languages, decimal, dial, places, ...more },
    ...(postal === null ? {} : { postal }),
    ...(words === undefined || words === '' ? {} : { words }),
  }),
);
