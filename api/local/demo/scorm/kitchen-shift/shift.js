/* One page for four SCOs of SCORM 1.2: the part is a parameter, the bookmark a number, answers are interactions and objectives. */
(function () {
  'use strict'
  const PARTS = {
    delivery: [
      ['The truck is early', 'It is 6:40 and the chilled delivery is at the back door. Before anything is signed, the thermometer comes out: chilled food is taken at 41 °F or below, frozen food without ice crystals in the bag.'],
      ['Look, then sign', 'Dented cans, torn bags and a carton without a date go back with the driver. Write what was returned and why on the delivery note.'],
      ['First in, first out', 'What came today goes behind what is there. Chilled food is on its shelf within ten minutes of the door.'],
    ],
    prep: [
      ['Two boards, two knives', 'Raw chicken has the yellow board and its own knife. Nothing that will be eaten raw ever touches either, not even after a quick rinse.'],
      ['Wash, then glove', 'Twenty seconds with soap, dry, then gloves. New task, new gloves: a glove that touched raw meat is a raw hand.'],
      ['The ice bath', 'Soup from the stove goes into shallow pans on ice: from 135 °F to 70 °F within two hours, to 41 °F within four more.'],
    ],
    line: [
      ['The rush', 'At noon the line is full. Hot food waits at 135 °F or above; the probe goes into the middle of the pan, not along its edge.'],
      ['An allergy order', 'A ticket says “peanut”. Stop, wash, take a clean pan and clean tools, and carry the plate yourself.'],
      ['The cloth', 'Cloths live in the sanitizer bucket between wipes. The bucket is changed when it looks gray, and at least every two hours.'],
    ],
    closing: [
      { id: 'hold', text: 'The soup on the line reads 128 °F. What now?', answers: ['Stir it and wait', 'Reheat it to 165 °F, or throw it away after four hours', 'Put the lid on'], right: 1, why: 'Below 135 °F it is in the danger zone: reheat quickly, or let it go.' },
      { id: 'cool', text: 'How does stock cool overnight?', answers: ['In its pot on the counter', 'In its pot in the cooler', 'In shallow pans on ice first'], right: 2, why: 'Deep pots stay warm in the middle for hours.' },
      { id: 'sick', text: 'A cook feels sick on arrival. What is right?', answers: ['Tell the manager and go home', 'Work with gloves', 'Take over the dish machine'], right: 0, why: 'Somebody who is sick handles neither food nor dishes.' },
    ],
  }
  const part = PARTS[new URLSearchParams(location.search).get('part')] ? new URLSearchParams(location.search).get('part') : 'delivery'
  const pages = PARTS[part]
  const isCheck = part === 'closing'
  const started = Date.now()
  const api = findApi(window) || (window.opener && findApi(window.opener))
  const open = Boolean(api) && api.LMSInitialize('') === 'true'
  let page = 0
  let over = false

  function findApi(win) {
    for (let level = 0; level < 8; level += 1) {
      try {
        if (win.API) return win.API
        if (win.parent === win) return null
        win = win.parent
      } catch {
        return null
      }
    }
    return null
  }
  function get(element) { return open ? api.LMSGetValue(element) : '' }
  function set(element, value) { if (open) api.LMSSetValue(element, String(value)) }
  function byId(id) { return document.getElementById(id) }
  function make(name, text) { const made = document.createElement(name); made.textContent = text || ''; return made }
  function two(value) { return ('0' + value).slice(-2) }

  function show(index, focus) {
    page = Math.min(Math.max(index, 0), pages.length - 1)
    byId('place').textContent = (isCheck ? 'Question ' : 'Page ') + (page + 1) + ' of ' + pages.length
    byId('progress').max = pages.length
    byId('progress').value = page + 1
    byId('back').hidden = page === 0
    byId('next').textContent = page === pages.length - 1 ? 'Finish this part' : 'Next'
    byId('page').replaceChildren.apply(byId('page'), isCheck ? question(pages[page]) : text(pages[page]))
    if (focus) byId('page').querySelector('h1, legend').focus()
    set('cmi.core.lesson_location', page)
  }
  function text(found) { const heading = make('h1', found[0]); heading.tabIndex = -1; const lead = make('p', found[1]); lead.className = 'lead'; return [heading, lead] }
  function question(asked) {
    const group = make('fieldset')
    const legend = make('legend', asked.text)
    legend.tabIndex = -1
    group.append(legend)
    asked.answers.forEach(function (answer, index) {
      const label = make('label')
      const input = make('input')
      input.type = 'radio'
      input.name = asked.id
      input.checked = asked.chosen === index
      input.addEventListener('change', function () { choose(asked, index, group) })
      label.append(input, make('span', answer))
      group.append(label)
    })
    return [group]
  }
  function choose(asked, index, group) {
    asked.chosen = index
    const is = asked.right === index
    const old = group.querySelector('.why')
    if (old) old.remove()
    const why = make('p', asked.why)
    why.className = is ? 'why' : 'why wrong'
    group.append(why)
    const at = 'cmi.interactions.' + pages.indexOf(asked) + '.'
    set(at + 'id', asked.id)
    set(at + 'type', 'choice')
    set(at + 'student_response', 'abc'[index])
    set(at + 'correct_responses.0.pattern', 'abc'[asked.right])
    set(at + 'result', is ? 'correct' : 'wrong')
    const goal = 'cmi.objectives.' + pages.indexOf(asked) + '.'
    set(goal + 'id', asked.id)
    set(goal + 'status', is ? 'passed' : 'failed')
  }
  function finish() {
    let right = 0
    const needed = Math.ceil(pages.length * 0.66)
    if (isCheck) {
      if (pages.some(function (asked) { return asked.chosen === undefined })) return show(pages.findIndex(function (asked) { return asked.chosen === undefined }), true)
      right = pages.filter(function (asked) { return asked.chosen === asked.right }).length
      set('cmi.core.score.min', 0)
      set('cmi.core.score.max', 100)
      set('cmi.core.score.raw', Math.round((right / pages.length) * 100))
      set('cmi.core.lesson_status', right >= needed ? 'passed' : 'failed')
    } else set('cmi.core.lesson_status', 'completed')
    leave('')
    const done = make('h1', isCheck ? 'That was your shift.' : 'This part is done.')
    done.tabIndex = -1
    byId('page').replaceChildren(done, make('p', isCheck ? 'You got ' + right + ' of ' + pages.length + '. ' + (right >= needed ? 'You passed.' : 'You need ' + needed + ' to pass.') : 'Go on with the next part in the list.'))
    byId('back').hidden = true
    byId('next').hidden = true
    done.focus()
  }
  function leave(how) {
    if (over || !open) return
    over = true
    const seconds = Math.round((Date.now() - started) / 1000)
    set('cmi.core.session_time', ('000' + Math.floor(seconds / 3600)).slice(-4) + ':' + two(Math.floor(seconds / 60) % 60) + ':' + two(seconds % 60))
    set('cmi.core.exit', how)
    api.LMSFinish('')
  }

  byId('back').addEventListener('click', function () { show(page - 1, true) })
  byId('next').addEventListener('click', function () { if (page === pages.length - 1) finish(); else show(page + 1, true) })
  window.addEventListener('pagehide', function () { leave('suspend') })
  if (get('cmi.core.lesson_status') === 'not attempted') set('cmi.core.lesson_status', 'incomplete')
  show(Number(get('cmi.core.lesson_location')) || 0, false)
})()
