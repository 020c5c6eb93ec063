import { expect, test } from 'vitest'
import { shortcutOf } from './shortcut-of.ts'
import { actOf, shortcutNames, shortcuts, registerShortcut } from './shortcuts.ts'

const pressed = (key: string, more = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  defaultPrevented: false,
  ...more,
})
const page = { tag: 'BODY', isEdited: false }

test('each key triggers its shortcut, but not with modifiers or while typing', () => {
  expect(shortcutNames.map((name) => shortcuts[name].key)).toEqual(['/', 'j', 'k', 'n', '?'])
  for (const name of shortcutNames) {
    const { key } = shortcuts[name]
    expect(shortcutOf(pressed(key), page)).toBe(name)
    expect(shortcutOf(pressed(key), { tag: 'INPUT', type: 'checkbox', isEdited: false })).toBe(name)
    for (const held of ['ctrlKey', 'metaKey', 'altKey', 'defaultPrevented'])
      expect(shortcutOf(pressed(key, { [held]: true }), page)).toBeNull()
    for (const place of [
      { tag: 'INPUT', type: 'search', isEdited: false },
      { tag: 'INPUT', isEdited: false },
      { tag: 'TEXTAREA', isEdited: false },
      { tag: 'SELECT', isEdited: false },
      { tag: 'DIV', isEdited: true },
    ])
      expect(shortcutOf(pressed(key), place)).toBeNull()
  }
  expect(shortcutOf(pressed('x'), page)).toBeNull()
})

test('the most recently mounted part of the page gets the key until it unmounts', () => {
  const done: string[] = []
  const leaveList = registerShortcut('create', () => void done.push('list'))
  const leaveOther = registerShortcut('create', () => void done.push('other'))
  actOf('create')?.()
  leaveOther()
  actOf('create')?.()
  leaveList()
  expect(done).toEqual(['other', 'list'])
  expect(actOf('create')).toBeUndefined()
})
