/**
 * The areas of the contract. A call has two schemas, `<name>Request` and `<name>Answer`, in one of the areas. A request's
 * schema is a function: only the tools call it, so no bundle contains it.
 */

export * from './complaints';
export * from './confirmation';
export * from './contract';
export * from './detail';
export * from './extension';
export * from './instalment';
export * from './instruction';
export * from './payment';
export * from './promotion';
export * from './push';
export * from './service';
