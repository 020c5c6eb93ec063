import type { DemoModule } from '../types.ts'
import { choiceQuestion, exam, isFalse, isTrue, sheet, survey, text } from './make.ts'

export const fairHousing: DemoModule[] = [
  {
    title: 'The law in plain words',
    items: [
      text(
        'Whom the law protects',
        `<p>Federal fair housing law protects people from discrimination in housing because of seven characteristics: <strong>race, color, religion, sex, national origin, familial status and disability</strong>. Familial status means the presence of children under 18, including a pregnancy or a custody case that is under way.</p>
<p>Your state, county or city may protect more: source of income, age, marital status, military status, sexual orientation and gender identity, immigration status, criminal record. The list changes more often than most licensees expect. Write down yours today. You will find it on the page of your state's civil rights agency, and it belongs on the wall of every office.</p>
<h2>What is covered</h2>
<p>Sales, rentals, advertising, lending, insurance and brokerage services are all covered. It is unlawful to refuse to deal, to set different terms, to say falsely that a home is not available, to publish a preference, to interfere with somebody's rights, or to retaliate against anyone who complains.</p>
<p>A few exemptions exist, for example for some owner-occupied buildings of up to four units and for certain senior housing. Two facts about exemptions are worth remembering. They do not cover discriminatory advertising. And they never protect <em>you</em>: when a licensee is involved, the owner usually loses the exemption.</p>
<h2>Intent and effect</h2>
<p>Discrimination can be intentional. It can also be a matter of effect: a rule that sounds neutral and weighs on one group without a good reason. "Two persons per home, no exceptions" may exclude families. "Full-time employment required" may exclude people who live on disability income. Ask of every rule what it is for, and whether a milder rule would do.</p>
<h2>Why this lands on your desk</h2>
<p>Complaints reach licensees because licensees talk. Testers, people who pose as buyers or renters in matched pairs, record what was said, what was offered and how long it took to call back. The difference between the two is the evidence. Nobody in the office needs to have meant it.</p>
<p><strong>Before you go on:</strong> list the classes protected in your state and circle the two your office deals with most. The next lessons use them.</p>`,
      ),
      text(
        'Steering, blockbusting and words',
        `<p><strong>Steering</strong> is guiding people toward or away from places because of who they are. It seldom sounds hostile. "You would feel more comfortable on the east side." "There are lots of young families there, you'll fit right in." "Let me show you something closer to the temple." Each of these chooses for the buyer.</p>
<p><strong>Blockbusting</strong> persuades owners to sell by suggesting that people of a protected class are moving in. It includes hints: "You have seen how the street is changing. Now would be a good time."</p>
<h2>Show homes by criteria</h2>
<p>The cure for steering is a written brief. Ask the buyer for price, size, features, distance to named places, and areas they want to see or skip. Write it in their words. Then show what fits the brief. If the buyer asks for "a good neighborhood", ask what they mean and write that down instead: quiet street, sidewalk, near the train.</p>
<h2>Advertising</h2>
<p>Describe the <em>property</em>, not the person who should live there. Try these repairs:</p>
<table><thead><tr><th>Instead of</th><th>Write</th></tr></thead><tbody><tr><td>Perfect for a young couple</td><td>Two bedrooms, home office, fenced yard</td></tr><tr><td>Walking distance to St. Anne's</td><td>Half a mile from the town center</td></tr><tr><td>No children, quiet building</td><td>Quiet hours from 10 p.m. to 7 a.m.</td></tr><tr><td>Ideal bachelor pad</td><td>Studio with city view</td></tr><tr><td>Able-bodied tenants only, third floor</td><td>Third floor, no elevator</td></tr></tbody></table>
<p>The tool counts as much as the words. An audience narrowed by age, sex or postal code can be discriminatory even when the text is blameless. So can a photo series in which everyone looks alike.</p>
<h2>When a client asks you to</h2>
<p>"No families, please." "I'd rather sell to one of us." The answer is short: "I can't do that, and neither can you with my help. Here is what we can decide: price, terms, closing date." If the client insists, end the listing in writing. A commission is smaller than a judgment.</p>`,
      ),
      survey('Check: is it lawful?', [
        isFalse(
          'An owner who is exempt may publish an advertisement that says "no children".',
          'Exemptions do not cover discriminatory advertising.',
        ),
        choiceQuestion(
          'A buyer asks for "a good neighborhood". What do you do?',
          ['Name the two areas that you would choose', '*Ask what good means to them and write down the features'],
          'Turn the wish into criteria that belong to the buyer.',
        ),
      ]),
    ],
  },
  {
    title: 'Questions people really ask',
    items: [
      text(
        'Answers that stay on the right side',
        `<p>People ask about schools, safety and "what kind of people" live somewhere. They rarely mean harm. You can be helpful without choosing for them by pointing to sources and returning to criteria. Practice these aloud until they sound like you.</p>
<h2>"Is it safe here?"</h2>
<p>"I'm not able to rate an area, because people weigh things differently. The police department publishes a map, and I'd suggest a visit in the evening. Which parts of the day matter most to you?"</p>
<h2>"Are the schools good?"</h2>
<p>"I can tell you which schools the address belongs to, and where the state publishes results. Many parents call the school and ask for a visit. Do you want that before or after the second showing?"</p>
<h2>"What kind of people live here?"</h2>
<p>"I can't describe residents, and I wouldn't want to. I can tell you about the buildings, the traffic and the nearest shops. What would you like to know about those?"</p>
<h2>"Is there a church like ours nearby?"</h2>
<p>A buyer may name a place and ask you to search around it. That is their criterion. "Give me the address and I'll measure from there." You add nothing of your own.</p>
<h2>"I'd prefer a tenant without a voucher."</h2>
<p>If source of income is protected where you work: "Vouchers are protected here, so we use the same screening for everyone. Let's look at your criteria." If it is not protected, the other classes still are, and refusing vouchers can weigh on them. Ask your broker.</p>
<h2>Consistency is the quiet skill</h2>
<p>Most findings in paired tests are differences of service: one caller was offered three showings, the other one; one got an answer in an hour, the other the next day. Use the same first questions, the same order and the same follow-up for all. Log the time of the inquiry and of your answer. It takes a minute, and it is the only proof you will have.</p>
<p><strong>Try it:</strong> read your last five first replies to inquiries. Compare length, warmth and speed. If they differ, write one reply that would suit all five.</p>`,
      ),
      text(
        'Accommodation and modification',
        `<p>People with disabilities may ask for two kinds of change. A <strong>reasonable accommodation</strong> changes a rule, policy or service: a parking place near the door, rent due after the disability check arrives, an assistance animal in a building without pets. A <strong>reasonable modification</strong> changes the property: grab bars, a ramp, a wider door. In most private housing the resident pays for a modification, and may have to restore the inside later where that is reasonable.</p>
<h2>How a request sounds</h2>
<p>No form and no special word is needed. "The stairs are getting hard for me. Is there anything on the first floor?" is a request. It may be spoken, and it may come from a relative. Note the date, and answer promptly.</p>
<h2>What you may ask</h2>
<p>If disability and need are obvious, ask nothing. A person who uses a wheelchair and asks for a ramp has told you all you need. If either is not obvious, you may ask for reliable information that the person has a disability and that the change relates to it. A short letter from a doctor, therapist or other person who knows is usually enough. You may not ask for a diagnosis, for records, or how severe it is.</p>
<h2>Assistance animals</h2>
<p>They are not pets. No pet fee, no pet deposit, no breed or weight limit. The resident stays responsible for damage and for the animal's conduct. An animal may be refused only if this particular animal is a direct threat or would cause substantial damage, shown by its own behavior and not by its breed.</p>
<h2>When the answer is no</h2>
<p>A request may be refused when it is an undue burden or would change the nature of the operation. Before that comes a conversation about alternatives. Write down what was asked, what was offered and why. "We don't do that" is not a reason.</p>
<h2>A case</h2>
<p>A tenant with arthritis asks for a reserved space. The lot is first come, first served. The manager says that reserved spaces would be unfair to the others. Equal treatment is exactly what the tenant asks to have changed, because equal does not work here. The right answer is to reserve a space near the door, and to tell others no more than that spaces are assigned.</p>`,
      ),
      sheet('Script sheet for hard questions', 'fair-housing-scripts.pdf', {
        heading: 'Fair housing: words to use',
        intro:
          'Keep beside the phone. Say it in your own voice, and then return to the criteria of the buyer or renter.',
        sections: [
          {
            title: 'When asked about safety, schools or people',
            lines: [
              '"I am not able to rate an area. Here is where the facts are published."',
              '"Which features matter most to you? I will write them down."',
              'Describe buildings, distances and services, never residents.',
            ],
          },
          {
            title: 'When a client states a preference',
            lines: [
              '"I cannot do that, and neither can you with my help."',
              'Return to price, terms and dates.',
              'Tell your broker the same day.',
            ],
          },
          {
            title: 'When somebody asks for a change because of a disability',
            lines: [
              '"Thank you, I am making a note of your request today."',
              'Ask only for what is needed, never for a diagnosis.',
              'Offer an alternative before you refuse.',
            ],
          },
          {
            title: 'Every inquiry',
            lines: [
              'Same first questions, same order.',
              'Time of inquiry and time of answer logged.',
              'What was offered, in writing.',
            ],
          },
        ],
      }),
    ],
  },
  {
    title: 'Final exam',
    items: [
      exam('Final exam', [
        choiceQuestion(
          'Which are protected by federal law?',
          ['*Familial status', '*National origin', 'Credit score', '*Disability'],
          'Credit may be used if it is used evenly; the other three are protected classes.',
        ),
        isFalse('Steering requires an intent to harm.', 'Guiding by class is enough, however kindly it is meant.'),
        choiceQuestion(
          'Which listing text is safest?',
          [
            'Perfect for empty nesters',
            '*Single-level home with two baths and attached garage',
            'Christian community, friendly neighbors',
          ],
          'Describe the property and let readers decide whether it suits them.',
        ),
        choiceQuestion(
          'A tenant asks for an assistance animal in a building without pets. What may you charge?',
          ['A pet deposit', 'A monthly pet fee', '*No pet fee or deposit'],
          'An assistance animal is not a pet. Damage can still be charged when it happens.',
        ),
        choiceQuestion(
          'The need for an accommodation is obvious. What may you ask for?',
          ['A diagnosis', 'A full medical record', '*Nothing further about the disability'],
          'Ask only when disability or need is not obvious.',
        ),
        isTrue(
          'A spoken request from a relative counts as a request for accommodation.',
          'No form or magic word is needed.',
        ),
        choiceQuestion(
          'What is the best evidence of equal service?',
          ['A statement on the website', '*A log of inquiries, answers and offers with times', 'A diverse staff'],
          'Paired tests compare what was offered and when. So does a log.',
        ),
        choiceQuestion(
          'An owner asks you to avoid families with children. You:',
          [
            'Follow the instruction quietly',
            '*Decline, explain, and end the listing if the owner insists',
            'Ask families for a larger deposit',
          ],
          "An owner's instruction is no defense.",
        ),
      ]),
    ],
  },
]
