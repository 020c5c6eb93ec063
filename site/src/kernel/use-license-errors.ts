import { set_licenses, type License } from '@portico/shared/contract/credentials/proof-accreditation.ts'
import { CallError } from '@portico/shared/errors/failures/call-error.ts'
import { checkedBody } from '@portico/shared/kernel/checked-body.ts'
import type { FieldErrors } from '@portico/shared/schemas/forms.ts'
import { useState } from 'react'
import { browserCall } from './browser-call.ts'

export const licenseLabels: Readonly<Record<keyof License, string>> = {
  profession: 'Profession',
  state: 'State',
  number: 'License number',
  deadline: 'Renewal deadline',
}

const ofLicense = (place: number): string => `licenses.${place}.`

/** Saves licenses; marks the fields of the licenses that the call's own schema, or the API, rejects. */
export function useLicenseErrors() {
  const [errors, setErrors] = useState<FieldErrors>({})
  /** Returns what was saved; null if a field needs to be fixed first. */
  const save = async (licenses: readonly License[]): Promise<License[] | null> => {
    const checked = checkedBody(set_licenses.body, { licenses })
    setErrors(checked.fields ?? {})
    if (checked.fields) return null
    try {
      return (await browserCall(set_licenses, { body: checked.body })).licenses
    } catch (error) {
      if (!(error instanceof CallError) || Object.keys(error.fields).length === 0) throw error
      setErrors(error.fields)
      return null
    }
  }
  return {
    errors,
    save,
    errorOf: (place: number, field: keyof License): string | undefined => errors[ofLicense(place) + field]?.[0],
    /** forgets the errors of one license; of all without a place */
    forget: (place?: number) =>
      setErrors((before) =>
        place === undefined
          ? {}
          : Object.fromEntries(Object.entries(before).filter(([name]) => !name.startsWith(ofLicense(place)))),
      ),
  }
}

/** Names the fields of each license in a list of errors. */
export const licenseErrorLabels = (errors: FieldErrors): Record<string, string> =>
  Object.fromEntries(
    Object.keys(errors).map((name) => {
      const [, place = '0', field = ''] = name.split('.')
      return [name, `License ${Number(place) + 1}, ${(licenseLabels[field as keyof License] ?? field).toLowerCase()}`]
    }),
  )
