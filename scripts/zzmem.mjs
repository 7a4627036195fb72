const m=(l)=>console.log(l,(process.memoryUsage().rss/1e6|0),'MB heap',(process.memoryUsage().heapUsed/1e6|0));
m('start'); const {getPlatformProxy}=await import('wrangler'); m('wrangler'); const p=await getPlatformProxy({configPath:'/tmp/imp/proj/wrangler.toml',persist:{path:'/tmp/imp/proj/.wrangler/state/v3'}}); m('proxy'); await p.env.DB.prepare('select 1').all(); m('query'); await p.dispose();
const {Miniflare}=await import('miniflare');
