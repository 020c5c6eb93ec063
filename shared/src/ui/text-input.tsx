import type { ComponentProps } from 'react'
import { useFieldWiring } from './field-wiring.ts'

/** A line of text. Inside a Field it takes its id, description and error state from there. */
export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input type="text" {...useFieldWiring()} {...rest} className={`input ${className ?? ''}`} />
}
