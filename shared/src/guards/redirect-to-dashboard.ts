import { dashboard, redirect, type Guard } from './guard.ts'

/** An address that only has pages below it, such as /admin, leads to the dashboard (SES-028). */
export const redirectToDashboard: Guard = () => redirect(dashboard)
