import { paths } from '../../paths.ts'
import { takeRememberedPath } from '@portico/shared/browser/redirect-path.ts'

// Landings of the staff app, which is not part of the storefront: until it is there, the dashboard says so.
const staffOnly = ['/users', '/courses/admin', '/courses/managers']

/** The page of a role's landing that exists here. */
export const landingPage = (landing: string): string => (staffOnly.includes(landing) ? paths.dashboard() : landing)

/** Where to go after signing in: the remembered page, else where the role lands (SES-003, SES-023…027). */
export const afterSignIn = (landing: string): string => takeRememberedPath() ?? landingPage(landing)
