import { createContext, useContext } from 'react'

/** Attributes a control takes from its surrounding field, so that screen readers read its label, help and error. */
export interface FieldWiring {
  id?: string | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: boolean | undefined
  required?: boolean | undefined
}

export const FieldContext = createContext<FieldWiring>({})

export function useFieldWiring(): FieldWiring {
  return useContext(FieldContext)
}
