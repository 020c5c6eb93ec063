import { createContext, useContext } from 'react'

/** What a control needs from the field around it, so that label, help and error are read out with it. */
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
