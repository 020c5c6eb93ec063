import { takeRememberedPath } from '@portico/shared/browser/redirect-path.ts'

/** Where to go after signing in: the remembered page, else where the role lands (SES-003, SES-023…027). */
export const afterSignIn = (landing: string): string => takeRememberedPath() ?? landing
