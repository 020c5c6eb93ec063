import { set_licenses, type License } from '@portico/shared/contract/credentials/proof-accreditation.ts'
import { CallError } from '@portico/shared/errors/failures/call-error.ts'
import { checkedBody } from '@portico/shared/kernel/checked-body.ts'
import type { FieldErrors } from '@portico/shared/schemas/forms.ts'
import { useEffect, useRef, useState } from 'react'
import { browserCall } from './browser-call.ts'

export const licenseLabels: Readonly<Record<keyof License, string>> = {
  profession: 'Profession',
  state: 'State',
  number: 'License number',
  deadline: 'Renewal deadline',
}

/** An error of the list itself, such as a license listed twice. */
const ofList = 'licenses'
const ofLicense = (place: number): string => `licenses.${place}.`

/**
 * Saves licenses; marks the fields of the licenses that the call's own schema, or the API, rejects, and focuses the first. `box` goes to an element
 * around the fields.
 */
export function useLicenseErrors() {
  const [errors, setErrors] = useState<FieldErrors>({})
  const [rejected, setRejected] = useState(0)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [rejected])
  const reject = (fields: FieldErrors): null => {
    setErrors(fields)
    setRejected((times) => times + 1)
    return null
  }
  /** Returns what was saved; null if a field needs to be fixed first. */
  const save = async (licenses: readonly License[]): Promise<License[] | null> => {
    const checked = checkedBody(set_licenses.body, { licenses })
    setErrors({})
    if (checked.fields) return reject(checked.fields)
    try {
      return (await browserCall(set_licenses, { body: checked.body })).licenses
    } catch (error) {
      if (!(error instanceof CallError) || Object.keys(error.fields).length === 0) throw error
      return reject(error.fields)
    }
  }
  return {
    box,
    errors: Object.fromEntries(Object.entries(errors).filter(([name]) => name !== ofList)),
    /** what is wrong with the list as a whole; null if nothing is */
    listError: errors[ofList]?.[0] ?? null,
    save,
    errorOf: (place: number, field: keyof License): string | undefined => errors[ofLicense(place) + field]?.[0],
    /** forgets the errors of one license; of all without a place */
    forget: (place?: number) =>
      setErrors((before) =>
        place === undefined
          ? {}
          : Object.fromEntries(
              Object.entries(before).filter(([name]) => name !== ofList && !name.startsWith(ofLicense(place))),
            ),
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
