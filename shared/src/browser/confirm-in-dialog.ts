type DialogOptions = { title: string; text: string; confirm: string; cancel?: string }

function button(label: string, kind: 'primary' | 'secondary', value: string): HTMLButtonElement {
  const made = document.createElement('button')
  made.className = `button button-${kind}`
  made.value = value
  made.textContent = label
  return made
}

/** Asks in the browser's own modal dialog, for scripts of pages without a framework; resolves true once confirmed. */
export function confirmInDialog({ title, text, confirm, cancel }: DialogOptions): Promise<boolean> {
  const dialog = document.createElement('dialog')
  dialog.className = 'dialog dialog-small'
  const form = document.createElement('form')
  form.method = 'dialog'
  const head = Object.assign(document.createElement('h2'), {
    className: 'dialog-title',
    id: 'asked',
    textContent: title,
  })
  const body = Object.assign(document.createElement('p'), { className: 'dialog-body', textContent: text })
  const actions = Object.assign(document.createElement('div'), { className: 'dialog-actions' })
  if (cancel !== undefined) actions.append(button(cancel, 'secondary', 'cancel'))
  actions.append(button(confirm, 'primary', 'confirm'))
  const top = Object.assign(document.createElement('div'), { className: 'dialog-head' })
  top.append(head)
  form.append(top, body, actions)
  dialog.append(form)
  dialog.setAttribute('aria-labelledby', 'asked')
  document.body.append(dialog)
  dialog.showModal()
  return new Promise((answer) =>
    dialog.addEventListener('close', () => {
      dialog.remove()
      answer(dialog.returnValue === 'confirm')
    }),
  )
}
