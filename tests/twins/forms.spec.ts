import { twin, twins, type Visitor } from './twin.js';

const field = (name: string, rules = '', more = ''): string =>
  `<div class="form-group"><label for="${name}">${name}</label><input id="${name}" name="${name}" ${rules}>${more}</div>`;
const form = (
  inside: string,
  rules = '',
  send = '<button id="send" name="go" value="1">Send</button>',
) => `<form class="inquiry-form" id="form" action="/sent/" ${rules}>${inside}${send}</form>`;

interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}
const page: Answer = { headers: { 'content-type': 'text/html' } };

/** What a visit sends: method, address and body of each request. */
const sends =
  (visit: (visitor: Visitor) => Promise<unknown>, answer = page) =>
  async (visitor: Visitor) => {
    const sent: string[] = [];
    await visitor.page.context().route('**/sent/**', (route) => {
      const request = route.request();
      const body = (request.postData() ?? '').replaceAll(/-+WebKitFormBoundary\w+/g, 'boundary');
      sent.push(`${request.method()} ${request.url().replace(/.*\/sent/, '')} ${body}`);
      return route.fulfill({ body: '<p id="done">Done</p>', ...answer });
    });
    const seen = await visit(visitor);
    await visitor.rest();
    return [sent, seen];
  };
const press = (...ids: readonly string[]) =>
  sends(async (visitor) => {
    for (const id of ids) await visitor.press(`#${id}`);
  });
/** Types into a field, and presses Enter. */
const enter = (id: string, text = 'x') =>
  sends(async (visitor) => {
    await visitor.page.locator(`#${id}`).fill(text);
    await visitor.keys('Enter');
  });
/** A refused form keeps the focus on its button, and shows its first fault below the header. */
const refused = { except: ['focus', 'scrolled', 'inSight'] } as const;

// What belongs to the form.
const outside = `<p><input id="out" name="out" form="form" value="o"><button id="by" form="form" name="go" value="out">Go</button></p>`;
twin('a field and a button outside', form(field('a')) + outside, press('by'));
twin('Enter in a field outside', form(field('a')) + outside, enter('out'));
twin(
  'a required field outside that is empty',
  form(field('a')) + outside.replace('value="o"', 'required'),
  press('send'),
  refused,
);
twin(
  'labels around what they name',
  form(
    `<div class="form-group"><label><span id="text">Invoice</span><span><input type="checkbox" name="b" required></span></label></div>
    <fieldset class="form-group"><legend>Way</legend><label id="one"><input type="radio" name="r" value="1" required> One</label><label id="two"><input type="radio" name="r" value="2"> Two</label></fieldset>`,
  ),
  press('text', 'two', 'one', 'send'),
);
twin(
  'two forms, the second by Enter',
  form(field('a', 'required')) +
    form(field('b', 'required'))
      .replace('id="form"', 'id="second"')
      .replace('id="send"', 'id="s2"'),
  enter('b'),
);
twins(
  {
    'a fieldset that is disabled, but for its first legend': form(
      `<fieldset disabled><legend><label>In <input name="in" value="1"></label></legend>${field('a', 'required')}</fieldset>`,
    ),
    'a field for robots alone': form(
      `${field('a', 'required value="x"')}<div style="position:absolute;left:-9999px" aria-hidden="true"><input name="url" tabindex="-1" autocomplete="off"></div>`,
    ),
    'fields with names of the form’s own properties': form(
      ['submit', 'action', 'elements', 'method', 'checkValidity', 'querySelectorAll', 'contains']
        .map((name) => field(name, 'value="x" required'))
        .join(''),
    ),
    'the same in a form that is sent once': form(
      ['append', 'matches', 'target', 'type'].map((name) => field(name, 'value="x"')).join(''),
      'data-submit="once"',
    ),
    'a form that is not validated': form(field('a', 'required'), 'novalidate'),
    'what handlers add to the data': form(
      field('a'),
      'onformdata="event.formData.append(\'added\', 1)"',
    ),
  },
  press('send'),
);
// How it is sent.
const ways = `<button id="other" formaction="/sent/other/" formmethod="post" name="go" value="2">Other</button>
  <button id="draft" formnovalidate name="go" value="draft">Draft</button>
  <input id="parts" type="submit" value="Parts" formmethod="post" formenctype="multipart/form-data">
  <input id="picture" type="image" alt="Send" src="data:," name="at" width="40" height="20" style="display:block">`;
for (const id of ['other', 'parts', 'picture']) {
  twin(
    `by a button with ways of its own: ${id}`,
    form(field('a', 'value="ä ö"'), '', ways),
    press(id),
  );
  twin(`refused by ${id}`, form(field('a', 'required'), '', ways), press(id), refused);
}
twin('a draft that is not validated', form(field('a', 'required'), '', ways), press('draft'));
twin(
  'a button that opens something is no button that sends',
  `${form(
    field('a', 'required'),
    '',
    '<button commandfor="more" command="show-modal" id="open">More</button>',
  )}<dialog id="more">More</dialog>`,
  sends(async (visitor) => {
    await visitor.press('#open');
    await visitor.keys('Escape');
    await visitor.page.locator('#a').fill('x');
    await visitor.page.locator('#a').press('Enter');
  }),
);
twin(
  'Enter in a text of several lines',
  form('<div class="form-group"><textarea id="t" name="t"></textarea></div>'),
  sends(async (visitor) => {
    await visitor.page.locator('#t').focus();
    await visitor.page.keyboard.type('a');
    await visitor.keys('Enter');
    await visitor.press('#send');
  }),
);
twins(
  {
    'Enter where the first button is disabled': form(
      field('a'),
      '',
      '<button disabled>Send</button><button id="two">Two</button>',
    ),
    'Enter among two fields without a button': form(field('a') + field('b'), '', ''),
    'Enter in the only field without a button': form(field('a'), '', ''),
  },
  enter('a'),
);
for (const how of ['submit', 'requestSubmit']) {
  twin(
    `a script that sends by ${how}()`,
    form(
      `${field('a', 'required')}<select id="sel" name="s" onchange="this.form.${how}()"><option>1<option>2</select>`,
    ),
    sends(async ({ page: open, rest }) => {
      await open.locator('#sel').selectOption('2');
      await rest();
    }),
    refused,
  );
}
twin(
  'a handler of the page that refuses',
  form(field('a'), 'onsubmit="window.heard = (window.heard ?? 0) + 1; return false"'),
  sends(async (visitor) => {
    await visitor.press('#send');
    await visitor.press('#send');
    return visitor.page.evaluate(() => Reflect.get(window, 'heard'));
  }),
);
twin(
  'a handler that says by itself what is wrong',
  form(
    field(
      'a',
      'required oninvalid="event.preventDefault(); said.textContent = 1"',
      '<b id="said"></b>',
    ),
  ),
  sends(async ({ page: open, press: click }) => {
    await click('#send');
    return open.locator('#said').textContent();
  }),
  refused,
);
twin(
  'a reset',
  form(field('a', 'value="x"'), '', '<button type="reset" id="reset">Reset</button>'),
  async (visitor) => {
    await visitor.page.locator('#a').fill('changed');
    await visitor.press('#reset');
  },
);
const inDialog = (rules = '') =>
  `<button id="open" onclick="d.showModal()">Open</button>
  <dialog id="d">${form(field('a', rules), 'method="dialog"')}</dialog>`;
const left = sends(async (visitor) => {
  await visitor.press('#open');
  await visitor.press('#send');
  return visitor.page.locator('#d').evaluate((dialog) => Reflect.get(dialog, 'returnValue'));
});
twin('a form that closes its dialog', inDialog(), left);
twin('a form that may not close its dialog', inDialog('required'), left, refused);

// What is answered.
const twice = async (visitor: Visitor): Promise<string> => {
  for (const value of ['x', 'y']) {
    await visitor.page.locator('#a').fill(value);
    await visitor.press('#send');
  }
  return visitor.page.locator('#send').innerText();
};
const file = { headers: { 'content-disposition': 'attachment; filename=a.txt' } };
for (const [name, rules] of Object.entries({ plain: '', once: 'data-submit="once"' })) {
  twin(`nothing is answered, ${name}`, form(field('a'), rules), sends(twice, { status: 204 }), {
    except: name === 'once' ? ['seen'] : [],
  });
  twin(`a file is answered, ${name}`, form(field('a'), rules), sends(twice, file), {
    except: name === 'once' ? ['seen'] : [],
  });
}
twin(
  'a frame gets the answer',
  `${form(field('a', 'required'), 'target="frame"')}<iframe name="frame" id="frame"></iframe>`,
  sends(twice),
);
