import { pass, refuse, type Guard } from './guard.ts'

/** Hides pages for developers in production (SES-015). */
export const onlyDev: Guard = ({ is_production }) => (is_production ? refuse('general.page_not_found') : pass)
