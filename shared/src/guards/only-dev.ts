import { pass, refuse, type Guard } from './guard.ts'

/** Pages for developers are not there in production (SES-015). */
export const onlyDev: Guard = ({ is_production }) => (is_production ? refuse('general.page_not_found') : pass)
