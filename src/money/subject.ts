import type { Subject } from './intent';

export const orderSubject = (orderId: string): Subject => `order ${orderId}`;
export const productSubject = (productId: string): Subject => `product ${productId}`;
