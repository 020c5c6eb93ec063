import { missingFields } from '@portico/shared/schemas/certificates.ts'
import type { TemplateContent } from './template-query.ts'

/** Whether a certificate can be valid for so many months; null: it never expires. Input that is no number arrives as NaN. */
export const areMonths = (months: number | null): boolean =>
  months === null || (Number.isInteger(months) && months >= 1 && months <= 120)

/** Explains why the template cannot be saved as it is, or returns null. */
export function templateProblem({ title, layout, valid_for_months }: TemplateContent): string | null {
  if (title.trim() === '') return 'The certificate needs a title.'
  if (!areMonths(valid_for_months)) return 'The certificate is valid for 1 to 120 months, or never expires.'
  const missing = layout ? missingFields(layout) : []
  return missing.length > 0 ? `A certificate needs: ${missing.join(', ')}.` : null
}
