user_pref('accessibility.force_disabled', -1);
user_pref('browser.shell.checkDefaultBrowser', false);
user_pref('browser.aboutwelcome.enabled', false);
user_pref('browser.startup.homepage_override.mstone', 'ignore');
user_pref('datareporting.policy.dataSubmissionEnabled', false);
user_pref('intl.accept_languages', 'fr');
