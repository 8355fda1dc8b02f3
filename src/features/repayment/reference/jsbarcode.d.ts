/** The one encoder that we load; the package describes its whole only. */
declare module 'jsbarcode/bin/barcodes/CODE128/CODE128_AUTO' {
  export default class Code128 {
    constructor(text: string, options: object);
    encode(): { readonly data: string };
  }
}
