import { Menu as Base } from '@base-ui/react/menu'
import { useRef, useState, type ReactElement } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from '../icons/icon-paths.ts'

export interface MenuEntry {
  label: string
  icon?: IconName | undefined
  href?: string | undefined
  onSelect?: (() => void) | undefined
  danger?: boolean | undefined
  disabled?: boolean | undefined
  /** Tooltip of a disabled entry: why it is unavailable. */
  reason?: string | undefined
  /** Draws a separator above this entry. */
  separated?: boolean | undefined
}

/** A radio choice inside the menu. */
export interface MenuChoice {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

type Props = {
  trigger: ReactElement
  entries: readonly MenuEntry[]
  choice?: MenuChoice
  /** edge of the button at which the menu opens: `start` for a button at the left of its container */
  align?: 'start' | 'end'
}

/** A menu of actions behind a button. `trigger` is that button, for example an IconButton named 'More actions'. */
export function Menu({ trigger, entries, choice, align = 'end' }: Props) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const button = useRef<HTMLElement>(null)
  const setButton = (element: HTMLElement | null) => {
    button.current = element
    setPlace(landmarkAround(element))
  }
  return (
    <Base.Root>
      <Base.Trigger render={trigger} ref={setButton} />
      <Base.Portal container={place ?? undefined}>
        <Base.Positioner sideOffset={4} align={align} className="menu-positioner">
          <Base.Popup className="menu-popup">
            {entries.map((entry) => (
              <MenuLine key={entry.label} entry={entry} onPress={() => markMenuButton(button.current)} />
            ))}
            {choice ? <MenuOptions choice={choice} /> : null}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

function MenuOptions({ choice: { label, value, options, onChange } }: { choice: MenuChoice }) {
  return (
    <Base.Group>
      <Base.Separator className="menu-separator" />
      <Base.GroupLabel className="menu-label">{label}</Base.GroupLabel>
      <Base.RadioGroup value={value} onValueChange={(next: string) => onChange(next)}>
        {options.map((option) => (
          <Base.RadioItem key={option.value} className="menu-item" value={option.value}>
            <span className="menu-mark">
              <Base.RadioItemIndicator>
                <Icon name="check" />
              </Base.RadioItemIndicator>
            </span>
            {option.label}
          </Base.RadioItem>
        ))}
      </Base.RadioGroup>
    </Base.Group>
  )
}

/** Finds the container for the popup: assistive technology should find it in the same part of the page as its button. */
const landmarkAround = (button: Element | null): HTMLElement | null =>
  button?.closest<HTMLElement>('dialog, main') ?? button?.closest<HTMLElement>('header, nav, aside') ?? null

/** Marks the button of the menu that was used last: a dialog that an entry opens gives the focus back to it, because the entry is gone by then. */
function markMenuButton(button: HTMLElement | null): void {
  for (const marked of document.querySelectorAll('[data-menu-used]')) marked.removeAttribute('data-menu-used')
  button?.setAttribute('data-menu-used', '')
}

function MenuLine({ entry, onPress }: { entry: MenuEntry; onPress: () => void }) {
  const className = entry.danger ? 'menu-item menu-item-danger' : 'menu-item'
  const content = (
    <>
      {entry.icon ? <Icon name={entry.icon} /> : null}
      {entry.label}
    </>
  )
  return (
    <>
      {entry.separated ? <Base.Separator className="menu-separator" /> : null}
      {entry.href === undefined || entry.disabled ? (
        <Base.Item
          className={className}
          disabled={entry.disabled}
          title={entry.disabled ? entry.reason : undefined}
          onClick={() => {
            onPress()
            entry.onSelect?.()
          }}
        >
          {content}
        </Base.Item>
      ) : (
        <Base.LinkItem className={className} href={entry.href}>
          {content}
        </Base.LinkItem>
      )}
    </>
  )
}
