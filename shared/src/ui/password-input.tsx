import { useState } from 'react'
import type { ComponentProps } from 'react'
import { useFieldWiring } from './field-wiring.ts'

/** A password field with a show button; supports pasting and password managers (WCAG 3.3.8). */
export function PasswordInput({ autoComplete = 'current-password', ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false)
  return (
    <div className="input-group">
      <input
        {...useFieldWiring()}
        {...rest}
        className="input"
        type={shown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
      />
      <button
        type="button"
        className="button button-quiet button-small input-group-action"
        aria-label={shown ? 'Hide password' : 'Show password'}
        onClick={() => setShown(!shown)}
      >
        {shown ? 'Hide' : 'Show'}
      </button>
    </div>
  )
}
