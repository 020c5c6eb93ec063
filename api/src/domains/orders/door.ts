// The public parts of this domain. Other domains import them from here, and its tables from tables.ts.

export { accountOfOrder } from './account-of-order.ts'
export { recordPlanPayment } from './record-plan-payment.ts'
export { type PlanOrder, noteBegun, tenantOfOrder } from './cross-portal/bought-portals.ts'
export { paymentsForPortal } from './cross-portal/plan-payments.ts'
export { statementPdf } from './receipts/statement-pdf.ts'
