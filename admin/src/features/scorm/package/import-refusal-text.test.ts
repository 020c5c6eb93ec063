import { expect, test } from 'vitest'
import { errorMessage } from '@portico/shared/errors/message.ts'
import { importRefusalText } from './import-refusal-text.ts'

test('[SCO-011] names the version in a sentence of its own and says what to export', () => {
  const version = { code: 'scorm.version', message: errorMessage('scorm.version', { x: '2004 3rd Edition' }) }
  expect(importRefusalText(version)).toBe('Version 2004 3rd Edition is not implemented. Export it as SCORM 1.2.')
})

test('a reason that ends a sentence stays as it is', () => {
  const broken = { code: 'scorm_import.not_a_zip', message: errorMessage('scorm_import.not_a_zip', {}) }
  expect(importRefusalText(broken)).toBe(broken.message)
})
