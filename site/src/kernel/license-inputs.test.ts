import { createElement as h } from 'react'
import { renderToStaticMarkup as draw } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { License } from '@portico/shared/contract/credentials/proof-accreditation.ts'
import { set_licenses } from '@portico/shared/contract/credentials/proof-accreditation.ts'
import { checkedBody } from '@portico/shared/kernel/checked-body.ts'
import { usStates } from '@portico/shared/states/us-state.ts'
import { LicenseInputs } from './license-inputs.tsx'
import { licenseErrorLabels } from './use-license-errors.ts'

const blank: License = { profession: '', state: '', number: '', deadline: null }
const rendered = (
  value: License,
  errors: Partial<Record<keyof License, string>> = {},
  states: Readonly<Record<string, string>> = usStates,
) =>
  draw(
    h(LicenseInputs, {
      id: 'licenses-licenses.1',
      value,
      errorOf: (field) => errors[field],
      onChange: () => {},
      states,
    }),
  )

test('[FRM-004] an empty license is marked field by field, and the list of errors names the license', () => {
  const { fields } = checkedBody(set_licenses.body, { licenses: [{ ...blank, ...filled }, blank] })
  expect(Object.keys(fields ?? {})).toEqual(['licenses.1.profession', 'licenses.1.state', 'licenses.1.number'])
  expect(licenseErrorLabels(fields ?? {})).toEqual({
    'licenses.1.profession': 'License 2, profession',
    'licenses.1.state': 'License 2, state',
    'licenses.1.number': 'License 2, license number',
  })
  const shown = rendered(blank, { number: 'This field is required' })
  expect(shown).toMatch(
    /id="licenses-licenses\.1\.number"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*id="licenses-licenses\.1\.number"/,
  )
  expect(shown.match(/This field is required/g)).toHaveLength(1)
})

const filled = { profession: 'RN', state: 'FL', number: '123' }

test('the state is chosen from the given ones; a saved one is still offered', () => {
  const all = rendered(blank)
  expect(all).toContain('>Florida</option>')
  expect(all).toContain('>Puerto Rico</option>')
  expect(rendered(blank, {}, { TX: 'Texas', FL: 'Florida' }).match(/<option/g)).toHaveLength(3)
  expect(rendered({ ...blank, state: 'ZZ' }, {}, { TX: 'Texas' })).toContain('>ZZ</option>')
})
