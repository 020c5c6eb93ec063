import type { ScormContent } from '@portico/shared/contract/scorm/authoring.ts'

type Refusal = NonNullable<ScormContent['import']>['error']

/** Says in whole sentences why a package was refused, and what to do about another version of SCORM. */
export function importRefusalText(error: Refusal): string {
  if (!error) return 'The package was rejected.'
  const text = /[.!?]$/.test(error.message) ? error.message : `${error.message}.`
  return error.code === 'scorm.version' ? `${text} Export it as SCORM 1.2.` : text
}
