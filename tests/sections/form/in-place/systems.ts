// What systems print of a form that they refuse; the comments name their templates.

/**
 * A form as a system prints it. What it prints only in a form that it refuses is between [[ and ]].
 *
 * `faults` are the names of the controls that it refuses, each with what is said; `remarks` is what it says of the form.
 */
export interface Row {
  readonly html: string;
  readonly faults?: Readonly<Record<string, string>>;
  readonly remarks?: readonly string[];
  readonly status?: number;
}

const required = 'This field is required.';
export const name = '<p><label for="name">Name</label> <input id="name" name="name"></p>';

export const rows: Readonly<Record<string, Row>> = {
  // typo3/sysext/form: Resources/Private/Frontend/Partials/Field/Field.fluid.html, RadioButton.fluid.html
  'TYPO3 Form 14': {
    html: `${name}<div class="form-element form-element-text mb-3[[ is-invalid]]"><label class="form-label" for="c-mail">Email<span class="required">*</span></label>
      <input id="c-mail" class="form-control[[ is-invalid]]" name="tx_form[c][mail]"[[ aria-invalid="true" aria-describedby="c-mail-errors"]]>[[<span id="c-mail-errors" class="invalid-feedback" role="alert">
        ${required}
        <br/></span>]]<span id="c-mail-desc" class="form-text">For our answer</span></div>
      <fieldset class="[[ is-invalid]]"><legend class="">Kind</legend><div id="c-kind" class="[[is-invalid]]" role="radiogroup" aria-label="Kind"><div class="form-check"><label for="c-kind-0"><input type="hidden" name="kind" value=""><input type="radio" id="c-kind-0" name="kind" class="form-check-input[[ is-invalid]]" value="1"[[ aria-invalid="true"]]> <span>Lamp</span></label></div>
      <div class="form-check"><label for="c-kind-1"><input type="radio" id="c-kind-1" name="kind" value="2"> <span>Room</span></label></div></div>[[<span id="c-kind-errors" class="invalid-feedback" role="alert">Choose one.<br/></span>]]</fieldset>`,
    faults: { 'tx_form[c][mail]': required, kind: 'Choose one.' },
  },
  // FrontendVersion2 of 11 to 13
  'TYPO3 Form, two messages': {
    html: `${name}<div class="form-group"><div class="input"><input name="mail">[[<div class="error form-text" role="alert">
        Too short.<br />
        No address.<br /></div>]]</div></div>`,
    faults: { mail: 'Too short. No address.' },
  },
  // Partials/MultiCheckbox.html: a hidden input of the same name stands before the boxes.
  'TYPO3 Form, checkboxes': {
    html: `${name}<div class="form-group[[ has-error]]"><label class="form-label" for="c-r">Rooms</label><div class=""><div id="c-r" class="inputs-list">
      <input type="hidden" name="tx[rooms]" value=""><div class="form-check"><label class="form-check-label"><input type="checkbox" name="tx[rooms][]" value="1"[[ class="error"]]> <span>Hall</span></label></div>
      <div class="form-check"><label class="form-check-label"><input type="checkbox" name="tx[rooms][]" value="2"[[ class="error"]]> <span>Bath</span></label></div></div>
      [[<span class="error help-block" role="alert">Choose one.<br /></span>]]</div></div>`,
    faults: { 'tx[rooms][]': 'Choose one.' },
  },
  // powermail: Resources/Private/Partials/Misc/FormError.html, Form/Field/Input.html
  powermail: {
    html: `[[<nav class="powermail_message powermail_message_error" aria-label="Errors"><h2>There are errors in this form</h2><ol><li>
        <a href="#powermail_field_email">
          Email:

          This field must be filled!
        </a></li><li><a href="#powermail_field_kind_1">Kind: Choose one!</a></li></ol></nav>]]${name}<div class="powermail_fieldwrap powermail_fieldwrap_type_input"><div>
      <label for="powermail_field_email">Email<span class="mandatory" aria-hidden="true">*</span></label><input class="powermail_input [[powermail_field_error]]" id="powermail_field_email" name="field[email]"></div></div>
      <div class="powermail_fieldwrap"><div><label for="powermail_field_kind">Kind</label><div class="radio [[powermail_field_error]]"><input type="radio" name="field[kind]" id="powermail_field_kind_1" value="a"><label for="powermail_field_kind_1">Lamp</label></div><div class="radio [[powermail_field_error]]"><input type="radio" name="field[kind]" id="powermail_field_kind_2" value="b"><label for="powermail_field_kind_2">Room</label></div><div class="powermail_field_error_container"></div></div></div>`,
    faults: {
      'field[email]': 'Email: This field must be filled!',
      'field[kind]': 'Kind: Choose one!',
    },
    remarks: ['There are errors in this form'],
  },
  'powermail to 12, spam': {
    html: `[[<ul class="powermail_message powermail_message_error"><li>Spam recognized in message! 80%</li></ul>]]${name}`,
    remarks: ['Spam recognized in message! 80%'],
  },
  // contact-form-7: includes/contact-form.php, modules/text.php
  'Contact Form 7': {
    html: `<div class="screen-reader-response"><p role="status" aria-live="polite" aria-atomic="true">[[One or more fields have an error.]]</p> <ul>[[<li id="wpcf7-f1-ve-your-email"><a href="#x">Please fill out this field.</a></li>]]</ul></div>
      ${name}<p><label> Your email <br /><span class="wpcf7-form-control-wrap" data-name="your-email"><input class="wpcf7-form-control wpcf7-email[[ wpcf7-not-valid]]" aria-required="true" aria-invalid="[[true]]" name="your-email">[[<span class="wpcf7-not-valid-tip" aria-hidden="true">Please fill out this field.</span>]]</span> </label></p>
      <div class="wpcf7-response-output" aria-hidden="true">[[One or more fields have an error.]]</div>`,
    faults: { 'your-email': 'Please fill out this field.' },
    remarks: ['One or more fields have an error.'],
  },
  // wpforms-lite: src/Frontend/Modern.php, Classic.php
  'WPForms, modern': {
    html: `[[<div id="wpforms-7-header-error" class="wpforms-error-container" role="alert"><span class="wpforms-hidden" aria-hidden="false">Form error message</span><p>Form has not been submitted.</p></div>]]
      ${name}<div class="wpforms-field wpforms-field-email"><label class="wpforms-field-label" for="wpforms-7-field_1">Email <span class="wpforms-required-label">*</span></label>
      <input id="wpforms-7-field_1" class="wpforms-field-medium[[ wpforms-error]]" name="wpforms[fields][1]" aria-errormessage="wpforms-7-field_1-error">[[<em id="wpforms-7-field_1-error" class="wpforms-error" role="alert" aria-label="Error message">${required}</em>]]</div>`,
    faults: { 'wpforms[fields][1]': required },
    remarks: ['Form has not been submitted.'],
  },
  'WPForms, classic': {
    html: `${name}<div class="wpforms-field[[ wpforms-has-error]]"><label for="f1">Email</label><input id="f1" class="[[wpforms-error]]" name="wpforms[fields][1]">[[<label id="f1-error" class="wpforms-error" for="f1">${required}</label>]]</div>`,
    faults: { 'wpforms[fields][1]': required },
  },
  // Gravity Forms: form_display.php, includes/fields/class-gf-field.php
  'Gravity Forms': {
    html: `[[<div class="gform_validation_errors" id="gform_1_validation_container" data-js="gform-focus-validation-error" autofocus><h2 class="gform_submission_error"><span class="gform-icon gform-icon--circle-error"></span>There was a problem with your submission. Please review the fields below.</h2><ol><li><a class="gform_validation_error_link" href="#field_1_3">Email: ${required}</a></li><li><a class="gform_validation_error_link" href="#field_1_4">Name: Please complete: Last.</a></li></ol></div>]]
      ${name}<div id="field_1_3" class="gfield gfield--type-email[[ gfield_error]]"><label class="gfield_label" for="input_1_3">Email<span class="gfield_required">(Required)</span></label><div class="ginput_container">
      <input name="input_3" id="input_1_3" aria-required="true" aria-invalid="[[true]]"></div>[[<div id="validation_message_1_3" class="gfield_description validation_message gfield_validation_message">${required}</div>]]</div>
      <fieldset id="field_1_4" class="gfield gfield--type-name[[ gfield_error]]"><legend class="gfield_label">Name</legend><div class="ginput_complex" id="input_1_4"><span class="name_first"><input name="input_4.3" id="input_1_4_3" aria-invalid="false"><label for="input_1_4_3">First</label></span><span class="name_last"><input name="input_4.6" id="input_1_4_6" aria-invalid="[[true]]"><label for="input_1_4_6">Last</label></span></div>
      [[<div id="validation_message_1_4" class="gfield_description validation_message gfield_validation_message">Please complete: Last.</div>]]</fieldset>`,
    faults: { input_3: required, 'input_4.6': 'Please complete: Last.' },
    remarks: ['There was a problem with your submission. Please review the fields below.'],
  },
  // symfony/twig-bridge: Resources/views/Form/form_div_layout.html.twig
  'Symfony, its own layout': {
    html: `<div id="c">[[<ul><li>The CSRF token is invalid.</li></ul>]]<div><label for="c_name">Name</label><input id="c_name" name="c[name]"></div><div><label for="c_email">Email</label>[[<ul><li>${required}</li></ul>]]<input id="c_email" name="c[email]"></div></div>`,
    faults: { 'c[email]': required },
    remarks: ['The CSRF token is invalid.'],
  },
  // bootstrap_3_layout.html.twig
  'Symfony, Bootstrap 3': {
    html: `[[<div class="alert alert-danger"><ul class="list-unstyled"><li><span class="glyphicon glyphicon-exclamation-sign"></span> Too many inquiries.</li></ul></div>]]
      ${name}<div class="form-group[[ has-error]]"><label class="control-label" for="c_e">Email</label> <input id="c_e" name="c[email]" class="form-control"><span id="c_e_help" class="help-block">For our answer</span>[[<span class="help-block"> <ul class="list-unstyled"><li><span class="glyphicon glyphicon-exclamation-sign"></span> ${required}</li> </ul> </span>]]</div>`,
    faults: { 'c[email]': required },
    remarks: ['Too many inquiries.'],
  },
  'Symfony, Bootstrap 5, a date of two lists': {
    html: `${name}<fieldset class="mb-3"><legend class="col-form-label">Date</legend><div id="d" class="[[is-invalid]]"><div class="visually-hidden"><label for="dm">Month</label><label for="dd">Day</label></div><div class="input-group"><select id="dm" name="d[month]"><option>1</select><select id="dd" name="d[day]"><option>1</select></div></div>[[<div class="invalid-feedback d-block">No such day.</div>]]</fieldset>`,
    faults: { 'd[month] d[day]': 'No such day.' },
  },
  // bootstrap_4_layout.html.twig
  'Symfony, Bootstrap 4': {
    html: `${name}<div class="form-group"><label class="required" for="c_e">Email[[<span class="invalid-feedback d-block"><span class="d-block"><span class="form-error-icon badge badge-danger text-uppercase">Error</span> <span class="form-error-message">${required}</span></span></span>]]</label><input id="c_e" name="c[email]" class="form-control[[ is-invalid]]"></div>`,
    faults: { 'c[email]': required },
  },
  'Symfony, Bootstrap 4, a choice': {
    html: `${name}<fieldset class="form-group"><legend class="col-form-label">Kind</legend>[[<div id="c_k_errors" class="mb-2"><span class="invalid-feedback d-block"><span class="d-block"><span class="form-error-icon badge">Error</span> <span class="form-error-message">Choose one.</span></span></span></div>]]
      <div id="c_k"><div class="form-check"><input type="radio" id="c_k_0" name="c[k]" class="form-check-input[[ is-invalid]]" value="1"><label class="form-check-label" for="c_k_0">Lamp</label></div><div class="form-check"><input type="radio" id="c_k_1" name="c[k]" class="form-check-input[[ is-invalid]]" value="2"><label class="form-check-label" for="c_k_1">Room</label></div></div></fieldset>`,
    faults: { 'c[k]': 'Choose one.' },
  },
  // bootstrap_5_layout.html.twig
  'Symfony, Bootstrap 5': {
    html: `[[<div class="alert alert-danger d-block">Too many inquiries.</div>]]${name}<div class="mb-3"><label for="c_e" class="form-label">Email</label><input id="c_e" name="c[email]" class="form-control[[ is-invalid]]"><div id="c_e_help" class="form-text mb-0">For our answer</div>[[<div class="invalid-feedback d-block">${required}</div>]]</div>`,
    faults: { 'c[email]': required },
    remarks: ['Too many inquiries.'],
  },
  // foundation_5_layout.html.twig
  'Symfony, Foundation': {
    html: `${name}<div class="row"><div class="large-12 columns[[ error]]"><label for="c_e" class="[[error]]">Email</label><input id="c_e" name="c[email]">[[<small class="error">${required}</small>]]</div></div>`,
    faults: { 'c[email]': required },
  },
  // tailwind_2_layout.html.twig
  'Symfony, Tailwind': {
    html: `${name}<div class="mb-6"><label class="block text-gray-800" for="c_e">Email</label>[[<ul><li class="text-red-700">${required}</li></ul>]]<input id="c_e" name="c[email]" class="mt-1 w-full[[ border-red-700]]"></div>`,
    faults: { 'c[email]': required },
  },
  // laravel/ui: src/Auth/bootstrap-stubs/auth/login.stub; the list is the one of Laravel's documentation.
  'Laravel, Bootstrap': {
    html: `[[<div class="alert alert-danger"><ul><li>The email field is required.</li></ul></div>]]${name}<div class="row mb-3"><label for="e" class="col-form-label">Email Address</label><div class="col-md-6"><input id="e" class="form-control [[is-invalid]]" name="email">[[<span class="invalid-feedback" role="alert"><strong>The email field is required.</strong></span>]]</div></div>`,
    faults: { email: 'The email field is required.' },
  },
  // laravel/breeze: components/input-error.blade.php
  'Laravel, Tailwind': {
    html: `<div><label for="n">Name</label><input id="n" name="name"></div><div class="mt-4"><label class="block font-medium text-sm text-gray-700" for="e">Email</label><input class="block mt-1 w-full" id="e" name="email">[[<ul class="text-sm text-red-600 dark:text-red-400 space-y-1 mt-2"><li>The email field is required.</li></ul>]]</div>`,
    faults: { email: 'The email field is required.' },
  },
  'Laravel, its own @error': {
    html: `${name}<label for="e">Email</label><input id="e" name="email" class="[[is-invalid]]">[[<div class="alert alert-danger">The email field is required.</div>]]`,
    faults: { email: 'The email field is required.' },
  },
  // rails: actionview, field_error_proc; railties, erb/scaffold/templates/_form.html.erb.tt
  Rails: {
    html: `[[<div style="color: red"><h2>2 errors prohibited this inquiry from being saved:</h2><ul><li>Email can&#39;t be blank</li><li>Kind can&#39;t be blank</li></ul></div>]]
      <div><label for="i_name" style="display: block">Name</label><input id="i_name" name="inquiry[name]"></div><div>[[<div class="field_with_errors">]]<label style="display: block" for="i_email">Email</label>[[</div><div class="field_with_errors">]]<input id="i_email" name="inquiry[email]">[[</div>]]</div>
      <div>[[<div class="field_with_errors">]]<label for="i_kind">Kind</label>[[</div><div class="field_with_errors">]]<input type="radio" value="1" name="inquiry[kind]" id="i_kind_1">[[</div><div class="field_with_errors">]]<label for="i_kind_1">Lamp</label>[[</div>]]</div>`,
    faults: { 'inquiry[email]': "Email can't be blank", 'inquiry[kind]': "Kind can't be blank" },
    remarks: ['2 errors prohibited this inquiry from being saved:'],
    status: 422,
  },
  'Rails, error_explanation': {
    html: `[[<div id="error_explanation"><h2>1 error prohibited this inquiry from being saved:</h2><ul><li>Email is invalid</li><li>Too many inquiries</li></ul></div>]]
      <div class="field"><label for="i_name">Name</label><input id="i_name" name="inquiry[name]"></div><div class="field">[[<div class="field_with_errors">]]<label for="i_email">Email</label>[[</div><div class="field_with_errors">]]<input id="i_email" name="inquiry[email]">[[</div>]]</div>`,
    faults: { 'inquiry[email]': 'Email is invalid' },
    remarks: ['1 error prohibited this inquiry from being saved:', 'Too many inquiries'],
    status: 422,
  },
  // simple_form: config/initializers/simple_form.rb, simple_form_bootstrap.rb
  'Rails, simple_form': {
    html: `[[<div class="error_notification">Please review the problems below:</div>]]${name}<div class="input email required i_email[[ field_with_errors]]"><label class="email required" for="i_e"><abbr title="required">*</abbr> Email</label><input class="string email required" name="i[email]" id="i_e"[[ aria-invalid="true"]]>[[<span class="error">can&#39;t be blank</span>]]</div>`,
    faults: { 'i[email]': "can't be blank" },
    remarks: ['Please review the problems below:'],
    status: 422,
  },
  'Rails, simple_form with Bootstrap': {
    html: `[[<div class="alert alert-danger">Please review the problems below:</div>]]${name}<div class="mb-3 email required i_email"><label class="form-label email" for="i_e">Email <abbr title="required">*</abbr></label><input class="form-control string email[[ is-invalid]]" name="i[email]" id="i_e"[[ aria-invalid="true"]]>[[<div class="invalid-feedback">Email can&#39;t be blank</div>]]<div class="form-text">For our answer</div></div>
      <fieldset class="mb-3 radio_buttons"><legend class="col-form-label pt-0">Kind</legend><input type="hidden" name="i[kind]" value=""><div class="form-check"><input class="form-check-input[[ is-invalid]]" type="radio" value="1" name="i[kind]" id="k1"><label class="form-check-label" for="k1">Lamp</label></div>[[<div class="invalid-feedback d-block">Kind can&#39;t be blank</div>]]</fieldset>`,
    faults: { 'i[email]': "Email can't be blank", 'i[kind]': "Kind can't be blank" },
    remarks: ['Please review the problems below:'],
    status: 422,
  },
  // django/forms/templates/django/forms/p.html, errors/list/ul.html
  'Django, as_p': {
    html: `[[<ul class="errorlist nonfield"><li>Too many inquiries.</li></ul>]]<p><label for="id_name">Name:</label> <input name="name" id="id_name"></p>[[<ul class="errorlist" id="id_email_error"><li>${required}</li></ul>]]<p><label for="id_email">Email:</label> <input name="email" id="id_email"[[ aria-invalid="true" aria-describedby="id_email_error"]]> <span class="helptext" id="id_email_helptext">For our answer</span></p>`,
    faults: { email: required },
    remarks: ['Too many inquiries.'],
  },
  'Django, as_div': {
    html: `[[<ul class="errorlist nonfield"><li>Too many inquiries.</li></ul>]]<div><label for="id_name">Name:</label><input name="name" id="id_name"></div><div><label for="id_email">Email:</label><div class="helptext">For our answer</div>[[<ul class="errorlist" id="id_email_error"><li>${required}</li></ul>]]<input name="email" id="id_email"></div>`,
    faults: { email: required },
    remarks: ['Too many inquiries.'],
  },
  'Django, as_table': {
    html: `<table>[[<tr><td colspan="2"><ul class="errorlist nonfield"><li>Too many inquiries.</li></ul></td></tr>]]<tr><th><label for="id_name">Name:</label></th><td><input name="name" id="id_name"></td></tr><tr><th><label for="id_email">Email:</label></th><td>[[<ul class="errorlist"><li>${required}</li></ul>]]<input name="email" id="id_email"></td></tr></table>`,
    faults: { email: required },
    remarks: ['Too many inquiries.'],
  },
  'Django, as_p, a choice': {
    html: `${name}[[<ul class="errorlist" id="id_kind_error"><li>Choose one.</li></ul>]]<p><label>Kind:</label> <div id="id_kind"><div><label for="id_kind_0"><input type="radio" name="kind" value="1" id="id_kind_0"[[ aria-invalid="true"]]>Lamp</label></div><div><label for="id_kind_1"><input type="radio" name="kind" value="2" id="id_kind_1"[[ aria-invalid="true"]]>Room</label></div></div></p>`,
    faults: { kind: 'Choose one.' },
  },
  // crispy-bootstrap5: tests/results/test_file_field_failing.html, test_grouped_radios_failing.html
  'crispy-forms, Bootstrap': {
    html: `[[<div class="alert alert-block alert-danger"><ul class="m-0"><li>Too many inquiries.</li></ul></div>]]${name}<div id="div_id_email" class="mb-3"><label for="id_email" class="form-label requiredField">Email<span class="asteriskField">*</span></label><div class="[[is-invalid]]"><input name="email" class="form-control[[ is-invalid]]" id="id_email"[[ aria-invalid="true" aria-describedby="id_email_error"]]>[[<div id="id_email_error" class="invalid-feedback"><span id="error_1_id_email"><strong>${required}</strong></span></div>]]</div></div>
      <div class="mb-3"><fieldset><legend class="form-label">Kind</legend><div><div class="form-check"><input class="form-check-input[[ is-invalid]]" id="k0" name="kind" type="radio" value="a"><label for="k0">A</label></div><div class="form-check"><input class="form-check-input[[ is-invalid]]" id="k1" name="kind" type="radio" value="b"><label for="k1">B</label>[[<div id="id_kind_error" class="invalid-feedback"><p id="error_1_id_kind"><strong>Choose one.</strong></p></div>]]</div></div></fieldset></div>`,
    faults: { email: required, kind: 'Choose one.' },
    remarks: ['Too many inquiries.'],
  },
  // crispy-tailwind: tests/results/helper/charfield_failing.html, templates/tailwind/errors.html
  'crispy-forms, Tailwind': {
    html: `[[<div class="alert mb-4"><div class="border border-red-400 rounded-b bg-red-100 px-4 py-3 text-red-700"><ul><li>Too many inquiries.</li></ul></div></div>]]${name}<div id="div_id_email" class="mb-3"><label for="id_email" class="block text-gray-700 text-sm font-bold mb-2"> Email<span class="asteriskField">*</span> </label><input name="email" id="id_email" class="textinput w-full [[border-red-500]]"[[ aria-invalid="true"]]>[[<p id="error_1_id_email" class="text-red-500 text-xs italic"><strong>${required}</strong></p>]]</div>`,
    faults: { email: required },
    remarks: ['Too many inquiries.'],
  },
  'plain PHP, a span that is always there': {
    html: `Name: <input name="name"><span class="error">* </span><br>Email: <input name="email"><span class="error">* [[Email is required]]</span><br>`,
    faults: { email: 'Email is required' },
  },
  'plain PHP, a list above the form': {
    html: `[[<ul class="errors"><li>Please enter an address.</li></ul>]]${name}`,
    remarks: ['Please enter an address.'],
  },
  'a message of Bootstrap that is there before, hidden': {
    html: `<label>Name <input name="name" class="form-control"></label><div class="invalid-feedback">Please say who you are.</div><div><label>Email <input name="email" class="form-control[[ is-invalid]]"></label><div class="invalid-feedback">Please enter an address.</div></div>`,
    faults: { email: 'Please enter an address.' },
  },
  'GOV.UK': {
    html: `[[<div class="govuk-error-summary"><h2>There is a problem</h2><ul><li><a href="#e">Enter an address</a></li></ul></div>]]${name}<div class="govuk-form-group[[ govuk-form-group--error]]"><label for="e">Email</label>[[<p id="e-error" class="govuk-error-message"><span class="govuk-visually-hidden">Error:</span> Enter an address</p>]]<input id="e" name="e" class="govuk-input[[ govuk-input--error]]"></div>`,
    faults: { e: 'Enter an address' },
    remarks: ['There is a problem'],
  },
  'a message that describes the control, elsewhere': {
    html: `<table><tr><td><label for="name">Name</label></td><td><input id="name" name="name"[[ aria-invalid="true" aria-describedby="help said"]]></td><td id="help">For our answer</td></tr></table>[[<p id="said">Who is that?</p>]]`,
    faults: { name: 'Who is that?' },
  },
  'entries that begin with two labels': {
    html: `[[<ul class="errors"><li>Name of firm is missing</li><li>Name is missing</li></ul>]]${name}<p><label for="firm">Name of firm</label> <input id="firm" name="firm"[[ class="error"]]></p>`,
    faults: { firm: 'Name of firm is missing' },
    remarks: ['Name is missing'],
  },
  'a mark without a message': {
    html: `${name}<p class="[[has-error]]"><label for="email">Email</label><input id="email" name="email"></p>`,
    faults: { email: '' },
  },
  'the form without a fault': { html: name },
};
