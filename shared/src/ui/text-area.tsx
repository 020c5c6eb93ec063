import type { ComponentProps } from 'react'
import { useFieldWiring } from './field-wiring.ts'

/** Several lines of text. */
export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={5} {...useFieldWiring()} {...rest} className={`input ${className ?? ''}`} />
}
