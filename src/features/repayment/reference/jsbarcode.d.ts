/** The only encoder that the app imports. The package has types for its main entry only. */
declare module 'jsbarcode/bin/barcodes/CODE128/CODE128_AUTO' {
  export default class Code128 {
    constructor(text: string, options: object);
    encode(): { readonly data: string };
  }
}
