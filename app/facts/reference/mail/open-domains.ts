// From the providers' own sign-up pages and the lists of sites that host pages of others, read in 2026.

/** Anyone can get an address at these, so mail from them says nothing about an employer. */
export const freeMailDomains: ReadonlySet<string> = new Set(
  `126.com 163.com aim.com alice.it aol.com att.net bellsouth.net bigpond.com btinternet.com centurylink.net
  charter.net comcast.net cox.net duck.com earthlink.net embarqmail.com excite.com fastmail.com fastmail.fm
  freenet.de frontier.com frontiernet.net gmail.com gmx.com gmx.de gmx.net googlemail.com hey.com hotmail.co.uk
  hotmail.com hotmail.fr hushmail.com icloud.com inbox.com juno.com laposte.net libero.it live.com live.co.uk
  lycos.com mac.com mail.com mail.ru mailinator.com me.com mindspring.com msn.com naver.com netscape.net netzero.net
  optimum.net optonline.net orange.fr outlook.com pacbell.net passport.com pm.me prodigy.net proton.me
  protonmail.com qq.com rediffmail.com roadrunner.com rocketmail.com rogers.com sbcglobal.net sharklasers.com shaw.ca
  sky.com spectrum.net suddenlink.net swbell.net sympatico.ca t-online.de tds.net temp-mail.org tutanota.com tuta.com
  tutamail.com usa.com usa.net verizon.net virgilio.it web.de windstream.net wowway.com yahoo.ca yahoo.co.in
  yahoo.co.jp yahoo.co.uk yahoo.com yahoo.de yahoo.es yahoo.fr yahoo.it yandex.com yandex.ru ymail.com yopmail.com
  10minutemail.com guerrillamail.com discard.email dispostable.com getnada.com maildrop.cc throwawaymail.com
  trashmail.com zoho.com zohomail.com doctor.com dr.com physicist.net consultant.com email.com engineer.com europe.com
  iname.com myself.com post.com usa.net writeme.com workmail.com cheerful.com techie.com asia.com accountant.com
  hotmail.it hotmail.es hotmail.de live.ca live.fr live.it outlook.fr outlook.de outlook.es yahoo.com.au yahoo.com.br
  yahoo.com.mx yahoo.in gmx.us gmx.at mail.de posteo.de mailbox.org mailfence.com disroot.org riseup.net runbox.com
  startmail.com skiff.com cock.li bk.ru list.ru inbox.ru internet.ru rambler.ru ya.ru daum.net hanmail.net sina.com
  cableone.net twc.com rr.com consolidated.net hughes.net q.com ptd.net privaterelay.appleid.com mozmail.com
  simplelogin.com simplelogin.co anonaddy.com anonaddy.me passmail.net aleeas.com dralias.com slmail.me emailnator.com
  mailnesia.com moakt.com mohmal.com spamgourmet.com tempmail.com fakeinbox.com mintemail.com emailondeck.com`.split(
    /\s+/,
  ),
);

/** A company is only a guest on these sites, and mail at these domains belongs to the host. */
export const sharedHosts: ReadonlySet<string> = new Set(
  `ashbyhq.com bamboohr.com blogspot.com bullhornstaffing.com canva.site carrd.co cornerstoneondemand.com
  dayforcehcm.com facebook.com github.io glassdoor.com godaddysites.com google.com governmentjobs.com greenhouse.io
  healthcaresource.com hospitalrecruiting.com icims.com indeed.com instagram.com jobvite.com lever.co linkedin.com
  linktr.ee medium.com monster.com myshopify.com myworkdayjobs.com netlify.app notion.site oraclecloud.com
  pages.dev paycomonline.net paylocity.com paycor.com recruitee.com selectminds.com silkroad.com smartrecruiters.com
  square.site successfactors.com taleo.net tiktok.com tumblr.com twitter.com ukg.com ultipro.com vercel.app webflow.io
  weebly.com wixsite.com wordpress.com workable.com workday.com x.com youtube.com ziprecruiter.com zohorecruit.com
  sites.google.com wix.com squarespace.com jimdosite.com strikingly.com mystrikingly.com webnode.com site123.me
  business.site godaddy.com mailchimpsites.com bio.link beacons.ai forms.gle typeform.com jotform.com teamtailor.com
  personio.com rippling.com gusto.com paychex.com apploi.com vivian.com nurse.com doximity.com practicelink.com
  adp.com applicantpro.com applytojob.com breezy.hr hrmdirect.com isolvedhire.com jazz.co`.split(/\s+/),
);
