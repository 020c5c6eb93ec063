import { takeRememberedPath } from '@portico/shared/browser/redirect-path.ts'

/** Path after sign-in: the remembered page, otherwise the role's landing page (SES-003, SES-023…027). */
export const afterSignIn = (landing: string): string => takeRememberedPath() ?? landing
