// What other domains may use of this one. They read its tables from tables.ts.

export { accountOfOrder } from './account-of-order.ts'
export { type PlanOrder, noteBegun, tenantOfOrder } from './cross-portal/bought-portals.ts'
export { statementPdf } from './receipts/statement-pdf.ts'
