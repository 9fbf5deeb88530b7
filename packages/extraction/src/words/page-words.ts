/** What a page is called before its number, in every language; parts of a pattern. */
export const PAGE =
  'page|pg|p(?=[. ]*\\d+ ?\\/)|sheet|seite|blatt|página|pagina|pág|pag|side|sida|sivu|strona|str|stránka|strana|oldal|sayfa|стр|страница|сторінка|folio|hoja|feuille|folha|foglio|blad|bladzijde|blz|trang|halaman|muka surat|σελίδα|lapa|puslapis|lehekülg|stran|stranica|blaðsíða|หน้า|صفحة|עמוד';

/** What a page is called behind its number where words are not spaced; parts of a pattern. */
export const PAGE_BEHIND = '页|頁|ページ|페이지';

/** What stands between the number of a page and how many there are. */
export const OF_PAGES = 'of|von|de|di|van|av|af|z|ze|od|din|su|sur|dari|iš|no|az|from|จาก|từ|trên';
