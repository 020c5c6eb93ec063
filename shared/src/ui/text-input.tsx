import type { ComponentProps } from 'react'
import { useFieldWiring } from './field-wiring.ts'

/** A single-line text field. Inside a Field it takes id, description and error state from it. */
export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input type="text" {...useFieldWiring()} {...rest} className={`input ${className ?? ''}`} />
}
